"""JSON Schema of messages, for programs that generate types. It needs source: compiling erases the annotations."""

from typing import Any

import msgspec


def json_schema(types: tuple[Any, ...]) -> dict[str, Any]:
    """Return the JSON Schema of these types. Each class and each titled type becomes a definition under `$defs`."""
    _, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")

    def hoist(part: Any) -> Any:
        if isinstance(part, list):
            return [hoist(one) for one in part]
        if not isinstance(part, dict):
            return part
        found = {key: hoist(one) for key, one in part.items()}
        if isinstance(found.get("title"), str) and definitions.get(found["title"]) is not part:
            name = found["title"]
            # JSON Schema allows additional properties by default
            definitions[name] = {key: one for key, one in found.items() if key != "additionalProperties"}
            return {"$ref": f"#/$defs/{name}"}
        return found

    for name, definition in list(definitions.items()):
        definitions[name] = hoist(definition)
    return {"$defs": dict(sorted(definitions.items()))}
