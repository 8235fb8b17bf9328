"""What a type checker sees of the package."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "python" / "mirabilia"


def test_the_types_are_complete(tmp_path):
    # Pyright looks at installed packages only, and takes a folder on the path for one.
    shutil.copytree(PACKAGE, tmp_path / "on-the-path" / "mirabilia", ignore=shutil.ignore_patterns("*.so", "samples"))
    (tmp_path / "empty").mkdir()
    told = subprocess.run(
        [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "--verifytypes", "mirabilia", "--ignoreexternal", "--outputjson"],
        cwd=tmp_path / "empty",
        env={**os.environ, "PYTHONPATH": str(tmp_path / "on-the-path"), "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = json.loads(told.stdout)["typeCompleteness"]
    unknown = [symbol["name"] for symbol in found["symbols"] if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert len(found["symbols"]) > 100 and found["completenessScore"] >= 0.98, unknown
