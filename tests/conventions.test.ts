import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse, print, type DefinitionNode } from 'graphql';
import { documents, foldersOf, linesWith, root, source, sources } from './support/sources';

const product = sources(['rules', 'network', 'src', 'server']);
const everything = [...product, ...sources(['tests', 'scripts'], ['.ts', '.tsx', '.mjs'])];
const browser = sources(['src']);

describe('the layout', () => {
  test('no folder or file has a name that says nothing', () => {
    const empty =
      /^(utils?|helpers?|common|types|hooks|misc|shared|lib|.*(New|Legacy|Manager|Utils|Helpers))$/;
    const names = [
      ...['rules', 'network', 'src', 'server', 'tests', 'scripts'].flatMap(foldersOf),
      ...everything.map(({ path }) => path),
    ];
    expect(names.filter((path) => empty.test(basename(path).replace(/\.[a-z.]+$/, '')))).toEqual(
      [],
    );
  });

  test('never more than three folders stand above a file', () => {
    expect(everything.map(({ path }) => path).filter((path) => path.split('/').length > 4)).toEqual(
      [],
    );
  });

  test('nothing names the machine it was written on', () => {
    const texts = [
      ...everything,
      ...sources(['src', '__generated__'], ['.css', '.ts', '.json']),
      ...documents(),
    ];
    expect(linesWith(texts, /(^|[\s"'`(=])\/(home|root|Users|work)\/\w/)).toEqual([]);
  });
});

describe('the code', () => {
  test('what a role may do is asked of the rules, and compared nowhere', () => {
    expect(linesWith(product, /\brole\b[^=]*[!=]==\s*'(ADMIN|INSPECTOR|TRADE|VIEWER)'/)).toEqual(
      [],
    );
  });

  test('no regular expression of the browser looks behind, because Safari before 16.4 cannot parse that', () => {
    expect(linesWith([...browser, ...sources(['rules'])], /\(\?<[=!]/)).toEqual([]);
  });

  test('the rules are given the time and whatever else they need of the world, so that device and server decide alike', () => {
    expect(
      linesWith(
        sources(['rules']),
        /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\b(fetch|setTimeout|setInterval|queueMicrotask)\(|\b(window|document|navigator|localStorage|indexedDB|process|crypto|performance)\./,
      ),
    ).toEqual([]);
  });

  test('the environment is read in one file of the product', () => {
    // The renderer hands a few names of its own environment on to its process; it reads none of
    // them.
    const others = product.filter(
      ({ path }) => path !== 'server/main.ts' && path !== 'server/files/renderer.ts',
    );
    // NODE_ENV is no setting of the server: a build replaces it.
    expect(
      linesWith(others, /\bprocess\.env\b(?!\.NODE_ENV\b)|\bimport\.meta\.env\.(?!DEV\b|PROD\b)/),
    ).toEqual([]);
  });

  test('what speaks to a bucket is loaded by a server that has one, and by no other', () => {
    const others = product.filter(
      ({ path }) => path.startsWith('server/') && !path.startsWith('server/files/s3/'),
    );
    expect(
      linesWith(others, /^(?:import (?!type\b)|\} from ).*\/s3\/(?!options'|faults')|@aws-sdk/),
    ).toEqual([]);
  });

  test('how a database is to find rows is said beside what else differs between the two', () => {
    const words =
      /\bcross join\b|\bcrossJoin\(|\bmaterialized\b|\b(not )?indexed( by)?\b.*`|\b(un)?like(ly|lihood)\(|\bset (local )?enable_/i;
    // A plus before a column keeps SQLite from taking its index.
    const plus = /\bsql(<.*>)?`\+|\b(where|and|or|on|by|having|when) \+["$\w]/;
    expect(
      [
        'select a from b cross join c',
        'x as materialized (select 1)',
        'sql`select a from b indexed by c`',
        'sql`+${column}`',
        'where +snag.project_id = 1',
        'order by +number',
      ].filter((line) => !words.test(line) && !plus.test(line)),
    ).toEqual([]);
    const others = product.filter(
      ({ path }) => path.startsWith('server/') && !path.startsWith('server/database/'),
    );
    expect([...linesWith(others, words), ...linesWith(others, plus)]).toEqual([]);
  });

  test('what is shown before a screen is there brings none of its messages', () => {
    expect(
      linesWith(
        browser.filter(({ path }) => /^src\/screens\/.*Skeleton\.tsx$/.test(path)),
        /from '\.\/\w*[mM]essages'/,
      ),
    ).toEqual([]);
  });

  test('a lint rule is switched off only with a reason beside it', () => {
    expect(linesWith(everything, /(oxlint|eslint)-disable(?!.* -- \S)/)).toEqual([]);
  });

  test('named things are exported by name', () => {
    expect(linesWith(product, /^export \* from/)).toEqual([]);
  });

  test('no test sleeps', () => {
    // What is measured keeps a pace.
    const others = sources(['tests']).filter(({ path }) => !path.startsWith('tests/bench/'));
    expect(linesWith(others, /setTimeout\((resolve|done)\b|\bsleep\(|timers\/promises/)).toEqual(
      [],
    );
  });

  test('no test has a limit of time of its own or measures time: that is for tests/bench', () => {
    const central = /^tests\/(bench\/|conventions\.test|support\/setUpBrowser)/;
    const tests = sources(['tests'], ['.ts', '.tsx', '.mjs']).filter(
      ({ path }) => !central.test(path),
    );
    expect(
      linesWith(
        tests,
        /\bjest\.setTimeout\(|\btimeout: \d|^\s*\}, \d[\d_]*\);|\bperformance\.now\(/,
      ),
    ).toEqual([]);
  });

  test('what is listed in a sentence is listed as the language does it, in one place', () => {
    const said = sources(['src/screens', 'src/parts', 'src/ui', 'src/domain', 'server/features']);
    expect(linesWith(said, /\.join\('[,:] '\)/)).toEqual([]);
    expect(
      linesWith(
        product.filter(({ path }) => path !== 'rules/listing.ts'),
        /Intl\.ListFormat/,
      ),
    ).toEqual([]);
  });

  test('defaults are given by ?? and not by ||', () => {
    expect(linesWith(product, /\|\| (''|""|0|\[\]|\{\}|null)(?!\w)/)).toEqual([]);
  });
});

describe('directions', () => {
  const css = sources(['src'], ['.css']);

  test('styles name starts and ends and no sides, so that a language may run from right to left', () => {
    expect(
      linesWith(
        css,
        /^\s*(left|right|top|bottom|float|clear)\s*:|^\s*(scroll-)?(margin|padding|border)-(left|right|top|bottom)\b|text-align:\s*(left|right)/,
      ),
    ).toEqual([]);
  });

  test('nor does a style that a component sets, nor a shadow that lies beside its box', () => {
    expect(
      linesWith(browser, /\b(margin|padding|border)(Left|Right)\b|\btextAlign: '(left|right)'/),
    ).toEqual([]);
    const shadows = css.filter(({ path }) => path !== 'src/ui/tokens.css');
    expect(
      linesWith(
        shadows,
        /box-shadow:(?!.*var\(--forward\)).*(?:inset|:|,)\s*-?[1-9][\d.]*(px|rem|em)\s/,
      ),
    ).toEqual([]);
  });

  test('nor do they ask what a notch covers on the left or right, but where the tokens say which is the start', () => {
    expect(
      linesWith(
        css.filter(({ path }) => path !== 'src/ui/tokens.css'),
        /safe-area-inset-(left|right)/,
      ),
    ).toEqual([]);
  });

  test('nor does a line of four lengths give left and right different ones', () => {
    const four =
      /^\s*(?:margin|padding|inset|border-width):\s*((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)\s+((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)\s+((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)\s+((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+);/;
    const uneven = css.flatMap(({ path, lines }) =>
      lines.flatMap((line, index) => {
        const [, , right, , left] = four.exec(line) ?? [];
        return right === left ? [] : [`${path}:${index + 1} ${line.trim()}`];
      }),
    );
    expect(uneven).toEqual([]);
  });
});

describe('colours', () => {
  test('every colour is a token', () => {
    const styled = sources(['src'], ['.css', '.tsx']).filter(
      ({ path }) => path !== 'src/ui/tokens.css',
    );
    expect(linesWith(styled, /#[0-9a-f]{3,8}\b(?!-)|\b(rgba?|hsla?|oklch|oklab)\(/i)).toEqual([]);
  });

  test('what the browser and the home screen paint around the app has the colour of its ground', () => {
    const [light, dark] = [...source('src/ui/tokens.css').text.matchAll(/--canvas: (#\w+)/g)].map(
      (match) => match[1],
    );
    const page = [
      ...source('index.html').text.matchAll(
        /name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g,
      ),
    ];
    expect(page.map(([, colour, scheme]) => [scheme, colour])).toEqual([
      ['light', light],
      ['dark', dark],
    ]);
    expect(JSON.parse(source('public/manifest.webmanifest').text)).toMatchObject({
      theme_color: light,
      background_color: light,
    });
  });

  test('every token that is used exists', () => {
    const styles = sources(['src'], ['.css', '.tsx']);
    const defined = new Set(
      styles.flatMap(({ text }) =>
        [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map((match) => match[1]),
      ),
    );
    const used = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\)/g)].map((match) => `${path}: ${match[1]}`),
    );
    // React Aria's popovers say how wide their trigger is.
    const unknown = used.filter(
      (use) =>
        !defined.has(use.split(': ')[1]) && !/--(trigger-width|visual-viewport-height)$/.test(use),
    );
    expect(unknown).toEqual([]);
  });
});

test('every class that a component calls by its name is in its stylesheet', () => {
  const unknown = sources(['src'], ['.ts', '.tsx']).flatMap(({ path, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
      ([, name = '', sheet = '']) => {
        const css = source(join(dirname(path), sheet)).text.replaceAll(/\/\*[^]*?\*\//g, '');
        const used = [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map(
          ([, each = '']) => each,
        );
        return used
          .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(css))
          .map((each) => `${path}: ${each}`);
      },
    ),
  );
  expect(unknown).toEqual([]);
});

describe('GraphQL', () => {
  const tags = browser.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w/])graphql`([^`]*)`/g)].flatMap((match) =>
      parse(match[1] ?? '').definitions.map((definition) => ({
        path,
        text,
        definition,
        name: nameOf(definition),
      })),
    ),
  );

  test('every name begins with the name of its file', () => {
    // Or the pattern above finds nothing any more.
    expect(tags.length).toBeGreaterThan(50);
    const strangers = tags.filter(
      ({ path, name }) => !name.startsWith(basename(path).replace(/\.tsx?$/, '')),
    );
    expect(strangers.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('an operation ends in what it is', () => {
    const wrong = tags.filter(({ name, definition }) => {
      if (definition.kind !== 'OperationDefinition') return !/_\w+$/.test(name);
      return !(definition.operation === 'mutation' ? /Mutation$/ : /(Query|Subscription)$/).test(
        name,
      );
    });
    expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('a mutation stands in the file that sends it; a short one has a file of its own only if several send it', () => {
    const mutations = tags.filter(
      ({ definition }) =>
        definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
    );
    expect(mutations.length).toBeGreaterThan(50);
    // Longer ones have an idea of their own beside the mutation.
    const short = 40;
    const alone = [...new Set(mutations.map(({ path }) => path))].filter((path) => {
      const importers = browser.filter(({ text }) =>
        text.includes(`/${basename(path).replace(/\.tsx?$/, '')}'`),
      );
      return (
        /\/use[A-Z]\w+\.ts$/.test(path) &&
        source(path).lines.length <= short &&
        importers.length < 2
      );
    });
    expect(alone).toEqual([]);
  });

  test('React reads Relay through the entrance without the old containers', () => {
    expect(linesWith(browser, /from 'react-relay(?!\/hooks')/)).toEqual([]);
  });

  test('a screen is opened with its data: nothing fetches while it renders', () => {
    expect(linesWith(browser, /\buseLazyLoadQuery\b/)).toEqual([]);
  });

  test('a screen of a project asks for what the frame around it shows: ...ProjectRoute_project', () => {
    const ofProjects = tags.filter(
      ({ name, definition }) =>
        name.endsWith('ScreenQuery') && print(definition).includes('project(code: $code)'),
    );
    expect(ofProjects.length).toBeGreaterThan(8);
    const without = ofProjects.filter(
      ({ definition }) => !print(definition).includes('...ProjectRoute_project'),
    );
    expect(without.map(({ path }) => path)).toEqual([]);
  });

  function nameOf(definition: DefinitionNode): string {
    return 'name' in definition ? (definition.name?.value ?? '') : '';
  }
});

describe('the app on a home screen', () => {
  interface Icon {
    readonly src: string;
    readonly type: string;
    readonly sizes: string;
  }
  const manifest = JSON.parse(source('public/manifest.webmanifest').text) as {
    icons: Icon[];
    shortcuts: { icons: Icon[] }[];
  }; // as the standard has it

  test('every icon that its manifest names is there, and of the type and size it says', () => {
    const named = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    expect(named.length).toBeGreaterThan(manifest.shortcuts.length);
    expect(named.map(({ src }) => ({ src, ...iconAt(`public${src}`) }))).toEqual(
      named.map(({ src, type, sizes }) => ({ src, type, sizes })),
    );
  });
});

/** What the file of an icon says of itself. */
function iconAt(path: string): { type: string; sizes: string } | null {
  if (!existsSync(join(root, path))) return null;
  const bytes = readFileSync(join(root, path));
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { type: 'image/png', sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` };
  return bytes.includes('<svg') ? { type: 'image/svg+xml', sizes: 'any' } : null;
}
