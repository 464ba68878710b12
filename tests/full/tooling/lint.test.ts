import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../support/program';
import { smallProject } from '../../support/smallProject';
import { root } from '../../support/sources';

const refused: Record<string, [path: string, line: string, sentence: RegExp]> = {
  'the network layer does not know the app': [
    'network/one.ts',
    "import '../src/app/session';",
    /published as it stands/,
  ],
  'nor does a rule of it': [
    'network/rules/two.ts',
    "import '../../src/app/useSession';",
    /published as it stands/,
  ],
  'nor does it know React': ['network/three.ts', "import 'react';", /published as it stands/],
  'the server does not know the browser': [
    'server/four.ts',
    "import '../src/app/session';",
    /rules\/ and itself/,
  ],
  'the server does not know the network layer': [
    'server/five.ts',
    "import '../network/index';",
    /rules\/ and itself/,
  ],
  'a resolver speaks no SQL': [
    'server/features/snags/resolvers.ts',
    "import 'kysely';",
    /nothing speaks both/,
  ],
  'a store speaks no GraphQL': [
    'server/features/snags/store.ts',
    "import 'graphql';",
    /nothing speaks both/,
  ],
  'a plain component knows only its like': [
    'src/ui/Six.tsx',
    "import '../parts/SnagRow';",
    /knows only itself/,
  ],
  'a plain component has no data': [
    'src/ui/Seven.tsx',
    "import 'react-relay/hooks';",
    /without data/,
  ],
  'a part does not know a screen': [
    'src/parts/Eight.tsx',
    "import '../screens/SnagList/SnagListScreen';",
    /src\/parts knows/,
  ],
  'a screen does not know another screen': [
    'src/screens/Projects/Nine.tsx',
    "import '../SnagList/SnagListScreen';",
    /never another screen/,
  ],
  'a screen does not know the network layer': [
    'src/screens/Projects/Ten.tsx',
    "import '../../../network/index';",
    /never another screen/,
  ],
  'the shell knows a screen by its face': [
    'src/shell/eleven.ts',
    "import '../screens/SnagList/SnagRow';",
    /through its face/,
  ],
  'the shell knows the network layer by its face': [
    'src/shell/twelve.ts',
    "import '../../network/rules/retry';",
    /through its face/,
  ],
  'what screens call does not know a screen': [
    'src/app/seventeen.ts',
    "import '../screens/SnagList';",
    /no screen/,
  ],
  'the outbox does not know a hook': [
    'src/sync/outbox/eighteen.ts',
    "import '../../app/useOutbox';",
    /no screen/,
  ],
  'a session does not know the outbox': [
    'src/session/nineteen.ts',
    "import '../sync/outbox/entry';",
    /below the screens/,
  ],
  'the words of the product do not know who is signed in': [
    'src/domain/twentyTwo.ts',
    "import type { Person } from '../session/state';\nexport type One = Person;",
    /no session/,
  ],
  'the router does not know the app': [
    'src/router/twentyOne.ts',
    "import '../app/context';",
    /no screen and no data/,
  ],
  'the old containers stay outside': [
    'src/parts/Thirteen.tsx',
    "import 'react-relay';",
    /by react-relay\/hooks/,
  ],
  'a GraphQL name begins with its file': [
    'src/parts/Fourteen.tsx',
    "import { graphql } from 'react-relay/hooks';\nexport const f = graphql`query Other { viewer { email } }`;",
    /Expected prefix `Fourteen`/,
  ],
  'the console is not written to': ['network/fifteen.ts', 'console.log(1);', /console/],
  'the rules know nothing of who asks them': [
    'rules/seventeen.ts',
    "import '../server/text';",
    /knows only itself/,
  ],
  'the rules use no library': ['rules/eighteen.ts', "import 'kysely';", /knows only itself/],
  'the network layer knows no rules of snags': [
    'network/nineteen.ts',
    "import '../rules/moves';",
    /can be published as it stands/,
  ],
  'plain components know no rules of snags': [
    'src/ui/Twenty.tsx',
    "import '../../rules/moves';",
    /components without data/,
  ],
  'a feature of the server says nothing in one language only': [
    'server/features/snags/said.ts',
    "export const told = { message: 'Nothing was found here.' };",
    /server\/messages\.ts/,
  ],
  'types make no circle': [
    'network/circle.ts',
    "import type { Round } from './round';\nexport interface Circle { readonly round: Round }",
    /cycle/,
  ],
  'nor on the way back': [
    'network/round.ts',
    "import type { Circle } from './circle';\nexport interface Round { readonly circle: Circle | null }",
    /cycle/,
  ],
};

const allowed: Record<string, [path: string, line: string]> = {
  'a screen may use parts, plain components, the app and its artifacts': [
    'src/screens/Projects/Fine.tsx',
    "import '../../parts/SnagRow';\nimport '../../ui/Button';\nimport '../../app/session';\nimport '../../../__generated__/relay/FineQuery.graphql';\nimport './Other';",
  ],
  'the server, the app, parts and screens may use the rules': [
    'src/screens/Projects/Ruled.tsx',
    "import '../../../rules/moves';",
  ],
  'a part may use the rules': ['src/parts/Ruled.tsx', "import '../../rules/moves';"],
  'the app may use the rules': ['src/app/ruled.ts', "import '../../rules/moves';"],
  'the server may use the rules': [
    'server/features/snags/ruled.ts',
    "import '../../../rules/moves';",
  ],
  'a resolver may use the rules': [
    'server/features/photos/resolvers.ts',
    "import '../../../rules/moves';",
  ],
  'a feature may name a message, and a fault for the log': [
    'server/features/snags/told.ts',
    "import { message } from '../../messages';\nexport const told = message('Nothing was found here.');\nexport const fault = (): Error => new Error('Nothing was found here.');",
  ],
  'a rule may use another': ['rules/fine.ts', "import './moves';"],
  'the network layer may use its own files': [
    'network/rules/fine.ts',
    "import '../settings';\nimport 'relay-runtime';",
  ],
};

interface Complaint {
  message: string;
  filename: string;
  help?: string;
}

let complaints: Complaint[];

beforeAll(async () => {
  const project = smallProject(
    Object.fromEntries(
      [...Object.values(refused), ...Object.values(allowed)].map(([path, line]) => [
        path,
        `${line}\n`,
      ]),
    ),
  );
  for (const name of [
    '.oxlintrc.json',
    'scripts/lint/plugin.mjs',
    'scripts/lint/layers.mjs',
    'scripts/lint/said.mjs',
  ])
    project.write(name, readFileSync(join(root, name), 'utf8'));
  symlinkSync(join(root, 'node_modules'), join(project.folder, 'node_modules'));
  const program = run(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json'], {
    cwd: project.folder,
  });
  await program.ended;
  // The shape of oxlint's own report.
  complaints = (JSON.parse(program.said()) as { diagnostics: Complaint[] }).diagnostics;
  project.remove();
});

test.each(Object.entries(refused))('%s', (_name, [path, , sentence]) => {
  const said = complaints
    .filter(({ filename }) => filename === path)
    .map(({ message, help }) => `${message} ${help ?? ''}`);
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(sentence)]));
});

test.each(Object.entries(allowed))('%s', (_name, [path]) => {
  expect(complaints.filter(({ filename }) => filename === path)).toEqual([]);
});
