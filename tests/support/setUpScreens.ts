import { configure, getConfig } from '@testing-library/dom';
import { patienceMs } from './patience';

// What every findBy and waitFor of the screens has, unless it says something else.
configure({ asyncUtilTimeout: patienceMs });

const { getElementError } = getConfig();
configure({
  // A test that waits looks twenty times a second, and printing the page at each look took a tenth of all the time. The library sets this flag
  // while it looks; when the patience is over it asks once more without it, and the page is printed.
  getElementError: (message, container) => (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true ? new Error(message ?? '') : getElementError(message, container)),
});
