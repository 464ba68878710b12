// Browsers beside Chromium that this machine has. jest.config.js leaves out the journeys in those that it has not, and scripts/test.mjs says so.
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {Readonly<Record<string, string | undefined>>} environment */
export function findEngines({ FIREFOX_PATH, WEBKIT_PATH, DISPLAY, PATH = '' }) {
  const inPath = (name) => PATH.split(delimiter).map((folder) => join(folder, name)).find(runs);
  const firefox = FIREFOX_PATH ?? inPath('firefox') ?? inPath('firefox-esr');
  const webkit = WEBKIT_PATH ?? miniBrowsers().find(runs);
  // Where there is no screen, this makes one.
  const screen = inPath('Xvfb');
  return [
    { name: 'Firefox', test: 'engineFirefox', program: firefox, missing: firefox ? null : 'there is no firefox in PATH, and FIREFOX_PATH is not set' },
    {
      name: 'WebKit',
      test: 'engineWebkit',
      program: webkit,
      screen,
      missing: !webkit ? 'there is no MiniBrowser of WebKitGTK, and WEBKIT_PATH is not set' : !screen && !DISPLAY ? 'there is no Xvfb in PATH, and DISPLAY is not set' : null,
    },
  ];
}

/** Distributions keep it beside the library, which is in another folder in each. */
function miniBrowsers() {
  const among = (folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].flatMap((folder) => [...among(folder), ...among(folder).filter((each) => each.endsWith('-linux-gnu')).flatMap(among)]);
  return folders.filter((folder) => /\/webkit(2gtk|gtk)-[\d.]+$/.test(folder)).map((folder) => join(folder, 'MiniBrowser'));
}

function runs(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
