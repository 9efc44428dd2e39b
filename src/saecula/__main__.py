"""`python -m saecula` is the command line."""

import sys

from saecula.cli import main

sys.exit(main())
