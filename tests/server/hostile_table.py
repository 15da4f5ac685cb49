"""A table among hostile clients, as a machine that Hypothesis drives: whatever they send in whatever order, only what
is kept changes anything, and only those act who may."""

import asyncio
import json
import random
import secrets
from typing import Any, NamedTuple
from unittest.mock import patch

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from kostka.client.web import Json, Web
from kostka.server.actions import key_of
from kostka.server.document import Around, document
from kostka.server.storage import Stored
from kostka.server.table import Reader
from tests.server.hostile import Guest, Wire, frame, is_known, mutated, sent, valid
from tests.server.serving import Serving

PLAYERS = {"camelup": 3, "cubitos": 2, "jamniki": 2}
TALK = ("say", "react", "mute", "why", "read")

ids = st.integers(0, 1 << 64).map(lambda number: f"id-{number:016x}")
seats = st.integers(0, 7)
who = which = st.integers(0, 99)  # of those who are there, or of what there is
about = st.integers(-3, 2)  # how far a version is from the newest one
levels = st.sampled_from(["greedy", "random", "nobody"])
actions = st.one_of(
    st.fixed_dictionaries({"type": st.just("undo"), "on": about}),
    st.fixed_dictionaries({"type": st.just("answer"), "on": about, "yes": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("arrange"), "seat": seats, "level": levels}),
    st.fixed_dictionaries({"type": st.just("rename"), "name": st.sampled_from(("Ola", "Оля", "|", " "))}),
    st.fixed_dictionaries({"type": st.just("lend"), "seat": seats, "level": levels}),
    st.fixed_dictionaries({"type": st.just("mute"), "seat": st.none() | seats, "muted": st.booleans()}),
    st.fixed_dictionaries({"type": st.just("say"), "text": st.text(min_size=1, max_size=20)}),
    st.fixed_dictionaries({"type": st.just("why"), "move": st.sampled_from(["roll", "push", "", "lay"])}),
    st.fixed_dictionaries({"type": st.just("read"), "after": about, "upto": about}),
    st.sampled_from(["back", "again"]).map(lambda name: {"type": name}),
)


class Seen(NamedTuple):
    """All there is to know about a table: its journal, and what each of its readers knows, but not who is here."""

    journal: list[Stored]
    documents: dict[int | None, Json]

    def match(self) -> list[Any]:
        return [document["match"] for document in self.documents.values()]


class Sent(NamedTuple):
    """A message that somebody has sent, and its answer."""

    guest: Guest
    message: Json
    answer: Json


def without_presence(known: Any) -> Json:
    found: Json = json.loads(json.dumps(known))
    del found["watching"]
    for seat in found["seats"]:
        del seat["here"]
    return found


class HostileTable(RuleBasedStateMachine):
    """One table; those who sit there, watch, have given their seat up, or come from elsewhere."""

    server: Serving
    said: Bundle[Sent] = Bundle("said")

    @initialize(
        game=st.sampled_from(list(PLAYERS)),
        talk=st.sampled_from(["nobody", "players", "everybody"]),
        undo=st.sampled_from(["never", "free", "ask"]),
    )
    def open(self, game: str, talk: str, undo: str) -> None:
        with patch(
            "kostka.server.seats.new_secret", lambda: bytes(32)
        ):  # the same dice whenever Hypothesis tries again
            here = self.new_table(game, settings={"talk": talk, "undo": undo, "odds": False})
            elsewhere = self.new_table(game)
        self.table, self.elsewhere = here["table"], elsewhere["table"]
        self.untouched = self.look(self.elsewhere)
        self.sitting = {held["seat"]: held["token"] for held in here["held"]}
        # Those that open no seat of this table: a forged one, one of another table, and later those of seats given up.
        self.wrong = ["A" * len(self.sitting[0]), elsewhere["held"][0]["token"]]
        self.readers: list[Guest] = []
        self.connect(None)
        self.connect(None, name="Zofia")
        for seat in self.sitting:
            self.connect(seat)
        self.seen = self.look()

    def new_table(self, game: str, **rest: Any) -> Json:
        people = [{"kind": "screen", "name": f"Player {seat}"} for seat in range(PLAYERS[game])]
        return asyncio.run(Web(self.server.base).open_table(game, people, **rest))

    def connect(self, seat: int | None, **fields: Any) -> Guest:
        token = None if seat is None else self.sitting[seat]
        self.readers.append(Guest(self.server.base, self.table, token, seat, **fields))
        return self.readers[-1]

    def guest(self, who: int) -> Guest:
        return self.readers[who % len(self.readers)]

    # ------------------------------------------------------------------------------------------------------- looking

    def look(self, table: str = "") -> Seen:
        id = table or self.table

        async def found() -> Seen:
            room = await self.server.app.rooms.find(id)
            readers = [None, *range(len(room.table.chairs))]
            documents = {seat: without_presence(document(room.table, Reader(seat), Around())) for seat in readers}
            return Seen(await self.server.app.rooms.storage.read(id), documents)

        return self.server.inside(found())

    def what_changed(self) -> tuple[Seen, Seen]:
        """The table as it was, and as it is now: what was there stays there."""
        before, self.seen = self.seen, self.look()
        assert self.seen.journal[: len(before.journal)] == before.journal
        return before, self.seen

    @invariant()
    def everybody_knows_what_there_is(self) -> None:
        newest = len(self.seen.journal) - 1
        for guest in self.readers:
            list(guest.fence())
            guest.until(lambda reader=guest: reader.version >= newest)  # type: ignore[misc]
            known, there = without_presence(guest.document), self.seen.documents[guest.seat]
            assert guest.version == newest
            assert (known["match"], known["seats"]) == (there["match"], there["seats"])

    # ------------------------------------------------------------------------------------------------------- sending

    def send(self, guest: Guest, message: Json) -> Sent:
        """Send a message, and see that the table agrees with the answer."""
        answer = guest.ask(message)
        before, after = self.what_changed()
        sent["of the machine"] += 1
        if answer["type"] == "done":
            self.check_kept(guest, answer, before, after)
        else:
            assert after == before
            assert answer["type"] == "found" or is_known(answer["reason"])
        if message.get("type") in TALK or guest.seat is None:
            assert after.match() == before.match()
        assert guest.seat is not None or message.get("type") in ("say", "react") or after == before
        return Sent(guest, message, answer)

    def check_kept(self, guest: Guest, answer: Json, before: Seen, after: Seen) -> None:
        """An action is kept once, with the key of whoever acted, behind everything that was there."""
        length = len(before.journal)
        key = key_of(Reader(guest.seat), answer["id"])
        assert [row.version for row in after.journal if row.action == key] == [answer["version"]]
        assert (len(after.journal) > length) == (answer["version"] >= length)

    @rule(target=said, who=who, which=which, id=ids, on=about)
    def play(self, who: int, which: int, id: str, on: int) -> Sent:
        """A move that is legal for somebody, made in sight of some version."""
        guest = self.guest(who)
        now = guest.document["match"]
        legal = [move for reader in self.readers for move in reader.document["match"]["legal"]] or [{}]
        move, on = legal[which % len(legal)], max(-1, guest.version + on)
        is_new = key_of(Reader(guest.seat), id) not in {row.action for row in self.seen.journal}
        may = now["since"] is not None and now["since"] <= on <= guest.version and move in now["legal"]
        found = self.send(guest, {"type": "play", "id": id, "on": on, "move": move})
        assert not is_new or (found.answer["type"] == "done") == may, found.answer
        return found

    @rule(target=said, who=who, action=actions, id=ids)
    def act(self, who: int, action: Json, id: str) -> Sent:
        guest = self.guest(who)
        near: Json = {key: max(-1, guest.version + action[key]) for key in ("on", "after", "upto") if key in action}
        return self.send(guest, {**action, **near, "id": id})

    @rule(earlier=said)
    def send_again(self, earlier: Sent) -> None:
        """The same answer, if it was kept; and in no case twice."""
        if earlier.guest in self.readers:
            again = self.send(earlier.guest, earlier.message)
            assert earlier.answer["type"] != "done" or again.answer == earlier.answer

    @rule(earlier=said, who=who)
    def send_what_another_sent(self, earlier: Sent, who: int) -> None:
        self.send(self.guest(who), earlier.message)

    @rule(who=who, seed=st.integers(0, 1 << 32))
    def send_nonsense(self, who: int, seed: int) -> None:
        guest, rng = self.guest(who), random.Random(seed)
        kind, text = mutated(rng, valid(rng, guest.version))
        guest.send(frame(text))
        sent[kind] += 1
        kept = [answer for answer in guest.fence() if answer["type"] == "done"]
        before, after = self.what_changed()
        assert kept or after == before

    @rule(moves=st.lists(st.tuples(who, which, ids), min_size=2, max_size=8))
    def send_all_at_once(self, moves: list[tuple[int, int, str]]) -> None:
        """Nobody waits for anybody; every action is kept once or refused."""
        for who, which, id in moves:
            guest = self.guest(who)
            legal = guest.document["match"]["legal"] or [{}]
            guest.say({"type": "play", "id": id, "on": guest.version, "move": legal[which % len(legal)]})
            sent["of the machine"] += 1
        answers = [(guest, answer) for guest in self.readers for answer in guest.fence()]
        kept = {key_of(Reader(guest.seat), answer["id"]) for guest, answer in answers if answer["type"] == "done"}
        before, after = self.what_changed()
        assert len(answers) == len(moves) + len(self.readers)
        assert {row.action for row in after.journal[len(before.journal) :]} <= kept
        assert kept <= {row.action for row in after.journal}

    # ------------------------------------------------------------------------------------------------ coming and going

    @rule(which=which)
    def come_with_a_wrong_token(self, which: int) -> None:
        token = self.wrong[which % len(self.wrong)]
        with Wire(self.server.base, self.table).hello(token) as stranger:
            refused, bye = stranger.rest()
            assert (refused["reason"]["id"], bye["reason"], stranger.code) == ("server-token", "token", 4401)
        before, after = self.what_changed()
        assert after == before
        sent["of the machine"] += 1

    @rule(who=who)
    def come_again(self, who: int) -> None:
        """A lost connection, and another one in its place; whoever comes back has the seat back."""
        guest = self.guest(who)
        self.readers.remove(guest)
        guest.close()
        self.connect(guest.seat)
        list(self.readers[-1].fence())
        before, after = self.what_changed()
        kinds = [json.loads(row.body)["kind"] for row in after.journal[len(before.journal) :]]
        assert kinds in ([], ["returned"])

    @rule(who=who)
    def give_a_seat_up(self, who: int) -> None:
        """Somebody else takes it; the old token opens nothing any more."""
        guest = self.guest(who)
        if self.send(guest, {"type": "leave", "id": secrets.token_urlsafe(9)}).answer["type"] == "refused":
            return
        assert guest.seat is not None
        self.readers.remove(guest)
        self.wrong.append(self.sitting[guest.seat])
        guest.rest()
        guest.close()
        assert guest.code == 4401
        newcomer = asyncio.run(Web(self.server.base).sit(self.table, secrets.token_urlsafe(9), "Ewa", guest.seat))
        self.sitting[guest.seat] = newcomer["token"]
        self.connect(guest.seat)
        self.what_changed()

    def teardown(self) -> None:
        for guest in getattr(self, "readers", []):
            guest.close()
        if hasattr(self, "untouched"):
            assert self.look(self.elsewhere) == self.untouched


def steady(examples: int, steps: int) -> settings:
    """Each step asks a real server, so what fails is shown as it was found: making it smaller would take minutes."""
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def machine_at(server: Serving) -> type[HostileTable]:
    return type("HostileTableHere", (HostileTable,), {"server": server})
