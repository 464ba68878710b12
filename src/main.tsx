import { isList, sendAhead } from './shell/ahead';
import { cannotStart } from './shell/cannotStart';
import { holdCode } from './device/appVersion';
import { chosenLanguage, languageIn, speak, wishedLanguage } from './device/language';
import { unlessForbidden } from './device/unlessForbidden';
import { createFaults } from './reports/faults';
import { restoreTheme } from './ui/theme';
import { catchFaults, hearFaults } from './worker/faults';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const faults = createFaults(unlessForbidden(() => localStorage));
catchFaults(window, faults.take);
hearFaults(faults.take);
restoreTheme();
holdCode(import.meta.url);
// The app's modules translate their sentences when they are evaluated, so the language is loaded
// first. Their code is fetched meanwhile (scripts/vite/ahead.ts).
// No top-level `await`: the app's code imports modules of this chunk and would wait for it.
const wished = wishedLanguage(chosenLanguage() ?? languageIn(location), navigator.languages);
sendAhead(wished.region);
void speak(wished)
  .then(() => {
    // Its own import reports a failure.
    if (isList(location)) import('./screens/SnagList/SnagListScreen').catch(() => undefined);
    return import('./shell/start');
  })
  .then(({ start }) => start(root, faults))
  .catch((error: unknown) => {
    faults.add(error);
    cannotStart(root);
  });
