// What turns the tagged sentences of words files into calls of Lingui: for the browser's half, for tests and for collecting them, alike.
import { makeConfig } from '@lingui/conf';

export const config = makeConfig({
  locales: ['de'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/words/{locale}', include: ['src'] }],
  compileNamespace: 'ts',
});

// English stays in the code, where it is shown: only other languages need a catalog.
export const macro = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: config, stripMessageField: false }];
