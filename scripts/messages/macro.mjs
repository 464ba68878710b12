// The Babel plugin that turns tagged sentences of the page into calls of Lingui; the same for the
// build, for tests and for collecting sentences.
import { makeConfig } from '@lingui/conf';

export const config = makeConfig({
  locales: ['en'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/messages/{locale}', include: ['src', 'server'] }],
  compileNamespace: 'ts',
});

// English stays in the code; only other languages need a catalogue.
export const macro = [
  '@lingui/babel-plugin-lingui-macro',
  { linguiConfig: config, stripMessageField: false },
];
