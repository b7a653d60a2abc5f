"""Runs the Python code of the README, and prints as JSON what each block prints."""

import ast
import asyncio
import contextlib
import inspect
import io
import json
import os
import re
from pathlib import Path
from types import SimpleNamespace

import kith

WORLD = json.loads(os.environ["KITH_TEST_WORLD"])
README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
names = {
    "AsyncKith": kith.AsyncKith,
    "api_key": os.environ["KITH_API_KEY"],
    "os": os,
    "request": SimpleNamespace(**WORLD["webhook"]),
    "set_id": WORLD["set_id"],
}
printed = []
for code in re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL):
    local = code.replace("http://127.0.0.1:3333", os.environ["KITH_BASE_URL"])
    compiled = compile(local, "README.md", "exec", flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    # An asynchronous block uses the names of the first block for itself.
    scope = {**names} if compiled.co_flags & inspect.CO_COROUTINE else names
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        pending = eval(compiled, scope)
        if pending is not None:
            asyncio.run(pending)
    names.setdefault("id", names.get("dataset", {}).get("id"))
    printed.append(output.getvalue() + str(len(scope.get("rows", []))))
print(json.dumps(printed))
