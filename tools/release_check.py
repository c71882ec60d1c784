"""Install what `make wheel` made into empty environments, and play: `python -m tools.release_check DIST`.

Every Python from 3.11 to 3.13 that is found plays with the compiled wheel, if there is one for it, and with the pure
one. Python 3.11 also plays with the lowest versions that the dependencies allow: once with all extras, and once without
`server`, because that extra needs higher versions of some packages than `client` does.
"""

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13")
PAGE = "hinterzimmer/server/static/web/index.html"
EXTRAS = ("server", "client", "arena")
"""All that the extra `all` brings; uv looks for the lowest versions of what is named directly."""


def run(*command: str | Path) -> str:
    """Run a command. Print its output and exit if it fails."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run([*map(str, command)], capture_output=True, text=True, env=clean)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def interpreters() -> dict[str, Path]:
    """Return the interpreters found, by version: on the PATH, or installed by pyenv."""
    found = {}
    for version in VERSIONS:
        pyenv = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        on_path = shutil.which(f"python{version}")
        for path in [*([Path(on_path)] if on_path else []), *pyenv]:
            asked = subprocess.run([path, "-c", "import ensurepip, sys; print(sys.version)"], capture_output=True)
            if asked.stdout.decode().startswith(version):
                found[version] = path
                break
    return found


def check_contents(dist: Path) -> None:
    """Check that sdist and wheels hold the page, and that the sdist holds what a build needs."""
    wheels = sorted(dist.glob("*.whl"))
    assert any([wheel.name.endswith("-py3-none-any.whl") for wheel in wheels]), "there is no pure wheel"
    for wheel in wheels:
        names = zipfile.ZipFile(wheel).namelist()
        assert PAGE in names, f"{wheel.name} has no page"
        assert any([name.endswith("/learnt.bin") for name in names]), f"{wheel.name} has no nets"
        assert any([name.startswith("hz_") for name in names]) != wheel.name.endswith("-none-any.whl")
    (sdist,) = dist.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        inner = {name.partition("/")[2] for name in archive.getnames()}
    for needed in (f"src/{PAGE}", "setup.py", "pyproject.toml", "LICENSE", "web/package.json", "web/src/main.ts"):
        assert needed in inner, f"{sdist.name} has no {needed}"


def environment(python: Path, folder: Path) -> Path:
    """Make an empty environment, and return its interpreter."""
    run(python, "-m", "venv", folder)
    return folder / "bin" / "python"


def install(python: Path, *what: str | Path) -> None:
    """Install with pip."""
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)


def lowest(python: Path, folder: Path, pure: Path, *extras: str) -> Path:
    """Make an environment with the pure wheel and the lowest versions that it and its extras allow."""
    made, versions = environment(python, folder), folder / "versions.txt"
    bounds = [*[f"--extra={extra}" for extra in extras], "--resolution=lowest-direct", "--python-version=3.11"]
    run(sys.executable, "-m", "uv", "pip", "compile", ROOT / "pyproject.toml", *bounds, "-o", versions)
    install(made, "-r", versions)
    install(made, "--no-deps", pure)
    return made


def main() -> None:
    """Run all checks; the first failure ends them."""
    dist = Path(sys.argv[1]).resolve()
    check_contents(dist)
    (pure,) = dist.glob("*-none-any.whl")
    found = interpreters()
    script = ROOT / "tools" / "installed_check.py"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for version in VERSIONS:
            if version not in found:
                print(f"Python {version}: not to be had here")
                continue
            tag = f"cp{version.replace('.', '')}"
            for wheel in (*dist.glob(f"*-{tag}-*.whl"), pure):
                python = environment(found[version], folder / f"{version}-{wheel.stem}")
                install(python, f"{wheel}[{','.join(EXTRAS)}]")
                print(run(python, script), end="", flush=True)
        server = lowest(found["3.11"], folder / "lowest", pure, *EXTRAS)
        print(f"lowest versions allowed: {run(server, script)}", end="", flush=True)
        client = lowest(found["3.11"], folder / "lowest-client", pure, "client", "arena")
        print(f"lowest versions without a server: {run(client, script, server)}", end="")


if __name__ == "__main__":
    main()
