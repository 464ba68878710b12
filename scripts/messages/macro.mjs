// What turns the tagged sentences of the page into calls of Lingui: for the page, for tests and for collecting them, alike.
import { makeConfig } from '@lingui/conf';

export const config = makeConfig({
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/messages/{locale}', include: ['src', 'server'] }],
  compileNamespace: 'ts',
});

// English stays in the code, where it is shown: only other languages need a catalogue.
export const macro = ['@lingui/babel-plugin-lingui-macro', { linguiConfig: config, stripMessageField: false }];
