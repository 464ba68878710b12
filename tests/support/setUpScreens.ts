import { configure, getConfig } from '@testing-library/dom';
import * as React from 'react';
import { patienceMs } from './patience';

// What every findBy and waitFor of the screens has, unless it says something else.
configure({ asyncUtilTimeout: patienceMs });

// What Relay warns of when two types of things have one id: in the store they would be one record.
const oneIdForTwo: string[] = [];
const { error: complain } = console;
console.error = (...said: readonly unknown[]): void => {
  if (String(said[0]).includes('Invalid record')) oneIdForTwo.push(String(said[0]));
  complain(...said);
};
afterEach(() => expect(oneIdForTwo.splice(0)).toEqual([]));

const { getElementError } = getConfig();
configure({
  // A test that waits looks twenty times a second, and printing the page at each look took a tenth
  // of all the time. The library sets this flag while it looks; when the patience is over it asks
  // once more without it, and the page is printed.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? '')
      : getElementError(message, container),
});

// React notes for each element where it was made, for its warnings, up to 10,000 of them a second:
// a tenth of the time of a screen's tests. It counts them here.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  });
