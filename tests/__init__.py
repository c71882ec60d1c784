"""The tests. The example of a game from elsewhere is their toy: it is imported from its folder."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "high_card" / "src"))
