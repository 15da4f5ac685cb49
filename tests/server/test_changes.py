"""What changed between two documents, made in the one, gives the other."""

import json
from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kostka.client.reader import changed
from kostka.server.changes import changes

WORDS = st.sampled_from(["a", "b", "c", "match", ""])
LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | st.floats(allow_nan=False) | WORDS
DOCUMENTS: st.SearchStrategy[Any] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=12
)


def text(document: Any) -> str:
    """JSON tells 1, 1.0 and true apart, which Python calls equal."""
    return json.dumps(document, sort_keys=True)


@given(DOCUMENTS, DOCUMENTS)
def test_what_is_sent_leads_a_client_from_any_document_to_any_other(before: Any, after: Any) -> None:
    sent = json.loads(json.dumps(changes(before, after)))
    assert text(changed(deepcopy(before), sent)) == text(after)


@given(DOCUMENTS)
def test_between_equal_documents_nothing_changes(document: Any) -> None:
    assert changes(document, deepcopy(document)) == []


@given(DOCUMENTS, DOCUMENTS)
def test_documents_that_are_compared_stay_as_they_are(before: Any, after: Any) -> None:
    kept = text([before, after])
    changes(before, after)
    assert text([before, after]) == kept


def test_only_what_differs_is_told() -> None:
    before = {"table": {"id": "t"}, "seats": [{"here": True}, {"here": False}], "match": None}
    after = {"table": {"id": "t"}, "seats": [{"here": True}, {"here": True}], "match": None}
    assert changes(before, after) == [(["seats", 1, "here"], True)]
