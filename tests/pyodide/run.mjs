// Runs a Python program in Pyodide: node run.mjs PROGRAM. It finds this project's source and tests, and the packages that
// `make test-pyodide` puts into .venv/pyodide-site. An exception goes to standard error, with exit code 1.
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = fileURLToPath(new URL(".", import.meta.url));
const python = await loadPyodide({
  stdout: (line) => console.log(line),
  stderr: (line) => console.error(line),
});
for (const [folder, place] of [["../../.venv/pyodide-site", "/site"], ["../../src", "/src"], ["../../tests", "/project/tests"]]) {
  python.mountNodeFS(place, here + folder);
}
try {
  python.runPython(`import sys\nsys.dont_write_bytecode = True\nsys.path[:0] = ["/src", "/site", "/project"]`);
  python.runPython(process.argv[2]);
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
