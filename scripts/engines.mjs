// Browsers beside Chromium that this machine has. jest.config.js leaves out the journeys in those that it has not, and scripts/test.mjs says so.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {Readonly<Record<string, string | undefined>>} environment */
export function findEngines({ FIREFOX_PATH, WEBKIT_PATH, DISPLAY, PATH = '' }) {
  const inPath = (name) => PATH.split(delimiter).map((folder) => join(folder, name)).find(runs);
  const firefox = FIREFOX_PATH ?? inPath('firefox') ?? inPath('firefox-esr');
  // Not looked for, as Firefox is: a journey with photos does not pass in it every time.
  const webkit = WEBKIT_PATH;
  // Where there is no screen, this makes one.
  const screen = inPath('Xvfb');
  return [
    { name: 'Firefox', test: 'engineFirefox', program: firefox, missing: firefox ? null : 'there is no firefox in PATH, and FIREFOX_PATH is not set' },
    {
      name: 'WebKit',
      test: 'engineWebkit',
      program: webkit,
      screen,
      missing: !webkit ? 'WEBKIT_PATH does not name the MiniBrowser of WebKitGTK' : !screen && !DISPLAY ? 'there is no Xvfb in PATH, and DISPLAY is not set' : null,
    },
  ];
}

function runs(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
