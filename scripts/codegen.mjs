// Writes the server's resolver types from schema.graphql. With --check it compares instead and
// exits 1 if they are stale.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, isInterfaceType, isObjectType, isUnionType, parse } from 'graphql';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = '__generated__/server/resolvers.ts';

/**
 * The type `SnagRow` of server/graphql/mappers.ts is the parent of the resolvers of `Snag`, and so
 * on.
 */
async function mappersFor(schema) {
  const file = join(root, 'server/graphql/mappers.ts');
  if (!existsSync(file)) return {};
  const text = await readFile(file, 'utf8');
  const declared = [...text.matchAll(/^export\s+(?:type|interface|class)\s+([A-Z]\w*)Row\b/gm)].map(
    (match) => match[1],
  );
  const listed = [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)].flatMap((match) =>
    [...match[1].matchAll(/(?:\bas\s+)?\b([A-Z]\w*)Row\b\s*(?:,|$)/gm)].map((name) => name[1]),
  );
  const names = [...new Set([...declared, ...listed])].filter((name) => {
    const type = schema.getType(name);
    return isObjectType(type) || isInterfaceType(type) || isUnionType(type);
  });
  return Object.fromEntries(
    names.sort().map((name) => [name, `../../server/graphql/mappers#${name}Row`]),
  );
}

export async function resolverTypes() {
  const source = await readFile(join(root, 'schema.graphql'), 'utf8');
  const document = parse(source);
  const schema = buildSchema(source);
  const context = existsSync(join(root, 'server/context.ts'))
    ? { contextType: '../../server/context#Context' }
    : {};
  const body = await codegen({
    filename: target,
    schema: document,
    schemaAst: schema,
    documents: [],
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      enumType: 'string-literal',
      skipTypename: true,
      strictScalars: true,
      defaultScalarType: 'unknown',
      scalars: { Timestamp: 'number', LocalDate: 'string', Upload: 'File', ID: 'string' },
      // Resolvers must return null explicitly, so that a forgotten field is a type error. Inputs
      // may be absent.
      avoidOptionals: {
        field: true,
        object: false,
        inputValue: false,
        defaultValue: true,
        resolvers: false,
      },
      mappers: await mappersFor(schema),
      ...context,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  return `// Written by \`npm run codegen\` from schema.graphql; not edited by hand.\n${body.trim()}\n`;
}

async function main() {
  const fresh = await resolverTypes();
  const file = join(root, target);
  const old = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (process.argv.includes('--check')) {
    if (old === fresh) return;
    console.error(
      `${target} does not match schema.graphql and server/graphql/mappers.ts. Run \`npm run codegen\` and commit the result.`,
    );
    process.exitCode = 1;
    return;
  }
  if (old === fresh) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fresh);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
