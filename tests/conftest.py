"""What holds for all tests."""

import os
import signal

# A shell that starts something in the background has it ignore Ctrl-C, and so would every process that a test starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
# A text that is missing, or lacks a figure, is an error: here and in every process that a test starts.
os.environ["HINTERZIMMER_STRICT_WORDS"] = "1"
# Wherever the tests run, the terminal speaks English to them unless they ask for another language.
os.environ["LANGUAGE"] = "en"
