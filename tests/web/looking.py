"""What is looked for wherever a page is seen: words of another language, holes, and what axe minds."""

from collections.abc import Iterator
from typing import Any

from tests.web.conftest import ROOT

SERIOUS = """async (rules) => {
  const root = document.documentElement;
  if (rules.length) {
    const still = new CSSStyleSheet();  // the new colours are there at once
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [still];
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  }
  const found = await axe.run({ resultTypes: ['violations'], ...(rules.length ? { runOnly: rules } : {}) });
  return [root.dataset.theme, found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))];
}"""
"""These rules alone by the other lamp, or all of them by the present one."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NAMES = {"Guest"}
"""As people came by them, whatever language is chosen later."""
HOLES = ("undefined", "NaN", "[object")
SHOWN = """() => {
  const found = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())  // what has been said aloud stays as it was said
    if (!walk.currentNode.parentElement.closest('[role=log]')) found.push(walk.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'placeholder'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return [...new Set(found.filter(Boolean).map((one) => one.trim()).filter(Boolean))];
}"""


def wrong_words(page: Any, words: dict[str, set[str]]) -> Iterator[str]:
    """What is not of the chosen language, and what is no word at all, in each language in turn."""
    choice = page.locator("header #lang")
    for lang in ("de", "it", "en") if choice.count() else ("en",):
        if choice.count():
            choice.select_option(lang)
            page.locator(f"html[lang={lang}]").wait_for(state="attached")  # its words are loaded first
        others = set().union(*[found for other, found in words.items() if other != lang]) - words[lang] - NAMES
        for one in page.evaluate(SHOWN):
            if one in others:
                yield f"{one!r} is not of {lang}"
            if any([hole in one for hole in HOLES]):
                yield repr(one)


def minded(page: Any) -> Iterator[str]:
    """What axe finds serious or critical; by the other lamp only its contrast can differ."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for rules in ([], ["color-contrast"]):
        theme, faults = page.evaluate(SERIOUS, rules)
        for fault in faults:
            yield f"{theme}: {fault['id']} {fault['nodes'][0]['html'][:200]}"
