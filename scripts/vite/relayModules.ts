import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import {
  parseSync,
  transformFromAstAsync,
  types as t,
  type NodePath,
  type PluginObj,
} from '@babel/core';
import type { Plugin } from 'vite';
import { loops, production, silent, without } from './relaySyntax';
import * as replaced from './relayBuiltIns';

/** Relay's files, without nested packages. */
const relays = /\/node_modules\/(?:relay-runtime|react-relay)\/(?!node_modules\/).*\.js$/;

/** The exports of scripts/vite/relayUnused.ts by the module that they replace. */
const unused = [
  {
    file: '/store/live-resolvers/LiveResolverCache.js',
    names: 'LiveResolverCache, getUpdatedDataIDs, RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY',
  },
  { file: '/store/NormalizationEngine.js', names: 'NormalizationEngine as default' },
  { file: '/mutations/createUpdatableProxy.js', names: 'createUpdatableProxy' },
  {
    file: '/mutations/RelayDeclarativeMutationConfig.js',
    names: 'convert, MutationTypes, RangeOperations',
  },
];
/** Methods for kinds of fields that no document of ours has. */
const unusedMethods = new Set([
  '_readResolverField',
  '_readResolverFieldImpl',
  '_propagateResolverMetadata',
  '_readClientEdge',
  '_checkResolver',
  '_normalizeResolver',
  '_readActorChange',
  '_checkActorChange',
  '_normalizeActorChange',
  '_readModuleImport',
  '_checkModuleImport',
  '_normalizeModuleImport',
  '_processOptimisticModuleImport',
  '_processAsyncOptimisticModuleImport',
  '_expectOperationLoader',
  '_normalizeStream',
  '_processStreamResponse',
  '_normalizeStreamItem',
]);
/** Finds documents that need any of the removed code. */
const usesThem =
  /"kind": "(?:Relay(?:Live)?Resolver|ClientEdge|ActorChange|ModuleImport|Stream)|"updatable": true/;
const artifacts = /\/__generated__\/relay\/.*\.ts$/;

/**
 * Relay is published as CommonJS, which a bundler cannot shake. The build converts it to ES
 * modules, so that unused code is left out. Relay's feature flags are replaced by their defaults,
 * because nobody sets them, so that disabled code is left out, too, and so are its log calls. Code
 * that the conversion does not know makes the build fail.
 */
export function relayModules(): Plugin {
  return {
    name: 'snagbook:relay-modules',
    apply: 'build',
    transform: {
      filter: { id: [relays, artifacts] },
      async handler(code, file) {
        if (artifacts.test(file)) {
          if (usesThem.test(code))
            this.error(
              'The build leaves out what Relay needs for this document (scripts/vite/relayUnused.ts).',
            );
          return null;
        }
        const standIn = unused.find((each) => file.endsWith(`/relay-runtime/lib${each.file}`));
        if (standIn !== undefined)
          return {
            code: `export { ${standIn.names} } from ${JSON.stringify(join(import.meta.dirname, 'relayUnused.ts'))};`,
            map: null,
            moduleSideEffects: false,
          };
        const ast = parseSync(code, { configFile: false, babelrc: false, sourceType: 'script' });
        if (ast === null) throw new Error(`${file} is empty.`);
        const result = await transformFromAstAsync(ast, code, {
          filename: file,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          compact: false,
          plugins: [without(unusedMethods), silent, production, loops, toModule(file)],
        });
        // Declared free of side effects, so that a module without used exports is left out.
        return { code: result?.code ?? '', map: result?.map ?? null, moduleSideEffects: false };
      },
    },
  };
}

/** How a module exports: one value, or several by name. */
type Kind = 'one' | 'named';

function kindOf(request: string, from: string): Kind {
  if (request === 'react') return 'named';
  const file = createRequire(from).resolve(request);
  if (!relays.test(file)) return 'one';
  const code = readFileSync(file, 'utf8');
  const [, passedOn] = /^module\.exports = require\('(.+)'\);$/m.exec(code) ?? [];
  if (passedOn !== undefined) return kindOf(passedOn, file);
  return /^module\.exports = \{$|^exports\.\w+ = /m.test(code) ? 'named' : 'one';
}

const helpers = join(import.meta.dirname, 'relayBuiltIns.ts');

const isModuleExports = (node: t.Node): boolean =>
  t.isMemberExpression(node) &&
  t.isIdentifier(node.object, { name: 'module' }) &&
  t.isIdentifier(node.property, { name: 'exports' });

/** The argument of a `require` call; null for anything else. */
function requested(node: t.Node | null | undefined): string | null {
  if (!t.isCallExpression(node) || !t.isIdentifier(node.callee, { name: 'require' })) return null;
  const [request] = node.arguments;
  return t.isStringLiteral(request) ? request.value : null;
}

/** The name in `object.name` and `object["name"]`. */
function nameOf(node: t.MemberExpression): string | null {
  if (t.isStringLiteral(node.property)) return node.property.value;
  return !node.computed && t.isIdentifier(node.property) ? node.property.name : null;
}

/** Defaults of Relay's feature flags. */
const flags = readFlags();

function readFlags(): ReadonlyMap<string, t.Expression> {
  const ast = parseSync(
    readFileSync(
      createRequire(import.meta.url).resolve('relay-runtime/lib/util/RelayFeatureFlags'),
      'utf8',
    ),
    { configFile: false, babelrc: false, sourceType: 'script' },
  );
  const [declared] = ast?.program.body ?? [];
  const table = t.isVariableDeclaration(declared) ? declared.declarations[0]?.init : null;
  if (!t.isObjectExpression(table)) throw new Error('Relay’s feature flags stand elsewhere.');
  return new Map(
    table.properties.flatMap((each) =>
      t.isObjectProperty(each) && t.isIdentifier(each.key) && t.isExpression(each.value)
        ? [[each.key.name, each.value]]
        : [],
    ),
  );
}

function toModule(file: string): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program) {
          program.node.directives = [];
          program.node.sourceType = 'module';
          const imports = new Map<string, { readonly request: string; readonly kind: Kind }>();
          const made: t.Statement[] = [];
          const add = (
            request: string,
            specifier: t.ImportDeclaration['specifiers'][number],
          ): void => void made.push(t.importDeclaration([specifier], t.stringLiteral(request)));
          /** Imports one value, or a helper by its name. */
          const addOne = (local: string, request: string): void => {
            const helper = `${/^(?:@babel\/runtime\/helpers\/(\w+)|invariant)$/.exec(request)?.[1] ?? request}_`;
            if (helper in replaced)
              add(helpers, t.importSpecifier(t.identifier(local), t.identifier(helper)));
            else if (kindOf(request, file) === 'named')
              add(request, t.importNamespaceSpecifier(t.identifier(local)));
            else add(request, t.importDefaultSpecifier(t.identifier(local)));
          };

          for (const statement of program.get('body')) {
            if (!statement.isVariableDeclaration()) continue;
            for (const declared of statement.get('declarations')) {
              const { id, init } = declared.node;
              if (!t.isIdentifier(id)) continue;
              const local = id.name;
              const request = requested(init);
              if (request !== null) {
                imports.set(local, { request, kind: kindOf(request, file) });
                declared.remove();
              } else if (
                t.isCallExpression(init) &&
                t.isIdentifier(init.callee, { name: '_interopRequireDefault' })
              ) {
                const inner = requested(init.arguments[0]);
                if (inner === null) throw new Error(`${file}: ${local} is not asked for.`);
                for (const reference of program.scope.getBinding(local)?.referencePaths ?? [])
                  reference.parentPath?.replaceWith(t.identifier(local));
                declared.remove();
                addOne(local, inner);
              } else if (t.isMemberExpression(init)) {
                const inner = requested(init.object);
                const name = nameOf(init);
                const from = t.isIdentifier(init.object)
                  ? imports.get(init.object.name)
                  : undefined;
                if (inner !== null && name === 'default') {
                  declared.remove();
                  if (!inner.endsWith('/interopRequireDefault')) addOne(local, inner);
                } else if (inner !== null && name !== null && kindOf(inner, file) === 'named') {
                  declared.remove();
                  add(inner, t.importSpecifier(t.identifier(local), t.identifier(name)));
                } else if (from?.kind === 'named' && name !== null) {
                  declared.remove();
                  add(from.request, t.importSpecifier(t.identifier(local), t.identifier(name)));
                }
              }
            }
          }
          program.scope.crawl();
          program.traverse({
            MemberExpression(path) {
              const { node } = path;
              const object = t.isMemberExpression(node.object)
                ? nameOf(node.object)
                : t.isIdentifier(node.object)
                  ? node.object.name
                  : null;
              const value =
                object === 'RelayFeatureFlags' ? flags.get(nameOf(node) ?? '') : undefined;
              if (value !== undefined) path.replaceWith(t.cloneNode(value));
            },
          });
          const used = new Set<string>();
          program.traverse({
            ReferencedIdentifier(path: NodePath<t.Identifier | t.JSXIdentifier>) {
              used.add(path.node.name);
            },
          });
          for (const [local, { request }] of imports) if (used.has(local)) addOne(local, request);
          for (const statement of program.get('body')) handOver(statement, file);
          program.node.body.unshift(...made);
          program.traverse({
            Identifier({ node, parent }) {
              if (
                ['require', 'module', 'exports'].includes(node.name) &&
                !t.isMemberExpression(parent, { property: node }) &&
                !t.isObjectProperty(parent, { key: node })
              )
                throw new Error(`${file}: what does ${node.name} do there?`);
            },
          });
        },
      },
    },
  };
}

/** `module.exports = …` and `exports.name = …` become exports. */
function handOver(statement: NodePath<t.Statement>, file: string): void {
  if (!statement.isExpressionStatement()) return;
  const { expression } = statement.node;
  if (
    t.isCallExpression(expression) &&
    t.isIdentifier(expression.arguments[0], { name: 'exports' })
  ) {
    statement.remove();
    return;
  }
  if (!t.isAssignmentExpression(expression)) return;
  const { left, right } = expression;
  if (t.isMemberExpression(left) && t.isIdentifier(left.object, { name: 'exports' })) {
    const name = nameOf(left) ?? '';
    if (t.isIdentifier(right))
      statement.replaceWith(
        t.exportNamedDeclaration(null, [t.exportSpecifier(right, t.identifier(name))]),
      );
    else statement.remove(); // `exports.name = void 0`, which Babel writes before the declaration.
  }
  if (!isModuleExports(left)) return;
  const passedOn = requested(right);
  if (passedOn !== null) {
    if (kindOf(passedOn, file) !== 'named') throw new Error(`${file} passes on what has no names.`);
    // network/relay.ts looks for a default export, which older versions have in Node.
    statement.replaceWithMultiple([
      t.exportAllDeclaration(t.stringLiteral(passedOn)),
      t.exportDefaultDeclaration(t.identifier('undefined')),
    ]);
    return;
  }
  if (!t.isObjectExpression(right)) {
    statement.replaceWith(t.exportDefaultDeclaration(right));
    return;
  }
  statement.replaceWithMultiple(
    right.properties.flatMap((each): t.Statement[] => {
      if (!t.isObjectProperty(each) || !t.isIdentifier(each.key) || !t.isExpression(each.value))
        throw new Error(`${file} hands over what has no name.`);
      if (t.isIdentifier(each.value))
        return [
          t.exportNamedDeclaration(null, [
            t.exportSpecifier(each.value, t.identifier(each.key.name)),
          ]),
        ];
      const local = t.identifier(`exported_${each.key.name}`);
      return [
        t.variableDeclaration('const', [t.variableDeclarator(local, each.value)]),
        t.exportNamedDeclaration(null, [t.exportSpecifier(local, t.identifier(each.key.name))]),
      ];
    }),
  );
}
