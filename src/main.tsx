import { cannotStart } from './shell/cannotStart';
import { chosenLanguage, speak, wishedLanguage } from './device/language';
import { restoreTheme } from './ui/theme';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
restoreTheme();
// The app's sentences are made as its code is loaded, so the language comes first. The code is fetched meanwhile (scripts/vite/ahead.ts).
// No `await` out here: the app's code shares some of this file's, and would wait for it.
void speak(wishedLanguage(chosenLanguage(), navigator.languages))
  .then(() => import('./shell/start'))
  .then(
    ({ start }) => start(root),
    () => cannotStart(root),
  );
