"""Runs the tests and prints a line of JSON per test: its title and its error, or null."""

import json
import unittest


class Lines(unittest.TestResult):
    def _print(self, test, error=None):
        print(json.dumps({"title": test.shortDescription(), "error": error}), flush=True)

    def addSuccess(self, test):
        self._print(test)

    def addError(self, test, error):
        super().addError(test, error)
        self._print(test, self.errors[-1][1])

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self._print(test, self.failures[-1][1])


unittest.defaultTestLoader.loadTestsFromName("test_client").run(Lines())
