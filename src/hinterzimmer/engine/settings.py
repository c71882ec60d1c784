"""The settings that are agreed before a game: each is a number or a switch."""

from collections.abc import Mapping
from dataclasses import dataclass

from hinterzimmer.engine.errors import BadSetting

Value = int | bool
Settings = dict[str, Value]


@dataclass(frozen=True)
class Setting:
    """One setting with its default and its range."""

    name: str
    default: Value
    help: str
    rule: str
    low: int = 0
    high: int = 1
    test_values: tuple[Value, ...] = ()
    """The values that the conformance suite plays with."""

    @property
    def is_switch(self) -> bool:
        """Return True if the setting is a yes or a no."""
        return isinstance(self.default, bool)

    def validate(self, value: object) -> Value:
        """Return the value if it is allowed. Raises BadSetting."""
        if self.is_switch:
            if not isinstance(value, bool):
                raise BadSetting(f"{self.name} must be yes or no, not {value!r}", "switch", setting=self.name)
            return value
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadSetting(f"{self.name} must be a whole number, not {value!r}", "number", setting=self.name)
        if not self.low <= value <= self.high:
            message = f"{self.name} must be between {self.low} and {self.high}, not {value}"
            raise BadSetting(message, "range", setting=self.name, low=self.low, high=self.high)
        return value

    def parse(self, text: str) -> Value:
        """Return the value in a text that a person typed or a record holds. Raises BadSetting."""
        if self.is_switch:
            if text not in ("yes", "no"):
                raise BadSetting(f"{self.name} must be yes or no, not {text!r}", "switch", setting=self.name)
            return text == "yes"
        if not (text.isascii() and text.isdigit()):
            raise BadSetting(f"{self.name} must be a whole number, not {text!r}", "number", setting=self.name)
        return self.validate(int(text[:12]))


def format_value(value: Value) -> str:
    """Return a setting's value as text that `Setting.parse` reads."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def with_defaults(known: tuple[Setting, ...], given: Mapping[str, object]) -> Settings:
    """Return all settings: the given ones checked, defaults for the others. Raises BadSetting."""
    names = [setting.name for setting in known]
    for name in given:
        if name not in names:
            message = f"no setting {name!r}; there are: {', '.join(names) or 'none'}"
            raise BadSetting(message, "unknown", setting=name)
    return {one.name: one.validate(given[one.name]) if one.name in given else one.default for one in known}
