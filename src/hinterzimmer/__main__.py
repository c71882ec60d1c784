"""`python -m hinterzimmer` is the `hinterzimmer` command."""

from hinterzimmer.cli import main

raise SystemExit(main())
