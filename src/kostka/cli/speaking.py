"""What typer itself says, in the player's language: the frame of help pages, and what is wrong with a command line."""

from difflib import get_close_matches
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from kostka.core.errors import KostkaError
from kostka.messages import say


class Speaking:
    """Help pages in the player's language."""

    def get_usage(self, ctx: Any) -> str:
        usage: str = super().get_usage(ctx)  # type: ignore[misc]
        return usage.replace("Usage:", say("cli-usage"), 1)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        option: TyperOption | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option:
            option.help = say("cli-help-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils

        rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-title-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = say("cli-title-options")
        rich_utils.COMMANDS_PANEL_TITLE = say("cli-title-commands")
        rich_utils.REQUIRED_LONG_STRING = f"[{say('cli-required')}]"
        rich_utils.DEFAULT_STRING = f"[{say('cli-default')}: {{}}]"
        super().format_help(ctx, formatter)  # type: ignore[misc]


class Command(Speaking, TyperCommand):
    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{**settings, "options_metavar": say("cli-usage-options")})


class Group(Speaking, TyperGroup):
    def __init__(self, *args: Any, **settings: Any) -> None:
        frame = {"options_metavar": say("cli-usage-options"), "subcommand_metavar": say("cli-usage-command")}
        super().__init__(*args, **{**settings, **frame})

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            if alike := get_close_matches(args[0], self.commands):
                raise KostkaError("cli-no-such-command-alike", name=repr(args[0]), alike=alike)
            raise KostkaError("cli-no-such-command", name=repr(args[0]))
        return super().resolve_command(ctx, args)


def usage_fault(error: typer.TyperException) -> str:
    """What is wrong with a command line, as a sentence; nothing where a group alone has printed its help."""
    parameter = getattr(error, "param", None)
    name = parameter.get_error_hint() if parameter else getattr(error, "option_name", "")
    match type(error).__name__:
        case "NoArgsIsHelpError":
            return error.format_message()
        case "NoSuchOption" if alike := getattr(error, "possibilities", None):
            return say("cli-no-such-option-alike", name=name, alike=sorted(alike))
        case "NoSuchOption":
            return say("cli-no-such-option", name=name)
        case "MissingParameter":
            return say("cli-missing", name=name)
        case "BadParameter":
            return say("cli-wrong-value", name=name)
        case "BadOptionUsage":
            return say("cli-wrong-use", name=name)
        case _:
            return say("cli-too-many")
