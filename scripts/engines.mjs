// The browsers besides Chromium on this machine. jest.config.js leaves out the journeys for missing
// ones, and scripts/test.mjs reports that.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Folders where distributions install WebKitGTK: Debian (with a folder for each architecture),
 * Fedora, Arch.
 */
const libraries = ['/usr/lib', '/usr/libexec', '/usr/lib64'];
/** The folders of its versions, in the order in which they are tried. */
const webkits = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {readonly string[]} folders where WebKitGTK is looked for
 */
export function findEngines(
  { FIREFOX_PATH, WEBKIT_PATH, DISPLAY, PATH = '' },
  folders = libraries,
) {
  const inPath = (name) =>
    PATH.split(delimiter)
      .map((folder) => join(folder, name))
      .find(runs);
  const firefox = FIREFOX_PATH ?? inPath('firefox') ?? inPath('firefox-esr');
  // It belongs to a library and is not in PATH.
  const webkit =
    WEBKIT_PATH ??
    webkits
      .flatMap((version) =>
        folders
          .flatMap((folder) => [folder, ...below(folder)])
          .map((folder) => join(folder, version, 'MiniBrowser')),
      )
      .find(runs);
  // Provides a display where there is none.
  const screen = inPath('Xvfb');
  return [
    {
      name: 'Firefox',
      test: 'engineFirefox',
      program: firefox,
      missing: firefox ? null : 'there is no firefox in PATH, and FIREFOX_PATH is not set',
    },
    {
      name: 'WebKit',
      test: 'engineWebkit',
      program: webkit,
      screen,
      missing: !webkit
        ? 'the MiniBrowser of WebKitGTK is not where distributions put it, and WEBKIT_PATH does not name it'
        : !screen && !DISPLAY
          ? 'there is no Xvfb in PATH, and DISPLAY is not set'
          : null,
    },
  ];
}

/** The folders for architectures, such as x86_64-linux-gnu. */
function below(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => name.includes('-linux-'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function runs(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
