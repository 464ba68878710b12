import { transformAsync, types, type PluginObj } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { macro } from '../messages/macro.mjs';

/**
 * Turns tagged sentences into calls of Lingui and compiles the sentences, so that the browser does
 * not need the compiler.
 */
export function messages(): Plugin {
  return {
    name: 'snagbook:messages',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (
        !/\.tsx?$/.test(file) ||
        file.includes('node_modules') ||
        !code.includes('@lingui/core/macro')
      )
        return null;
      const result = await transformAsync(code, {
        filename: file,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [macro, read],
      });
      return result?.code ? { code: result.code, map: result.map ?? null } : null;
    },
  };
}

/**
 * `message: "Select {reference}"` becomes `message: ["Select ", ["reference"]]`, the compiled form
 * that catalogues have, too.
 */
const read: PluginObj = {
  visitor: {
    // Runs after the macro.
    Program: {
      exit(program) {
        program.traverse({
          ObjectProperty({ node }) {
            const { key, value } = node;
            if (types.isIdentifier(key, { name: 'message' }) && types.isStringLiteral(value))
              node.value = types.valueToNode(compileMessageOrThrow(value.value));
          },
        });
      },
    },
  },
};

/**
 * What Lingui says to developers, in a kilobyte that would come with every first load: a sentence
 * that is not compiled fails the build, and the language is set before a sentence is said.
 */
const toDevelopers = [
  /console\.warn\(`Uncompiled message detected![^`]*`\);/,
  /"Lingui: Attempted to call[^"]*"/,
];

/** Leaves it out of Lingui's code. */
export function withoutWarnings(): Plugin {
  return {
    name: 'snagbook:lingui',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('@lingui/core/dist/index.mjs')) return null;
      if (!toDevelopers.every((words) => words.test(code)))
        throw new Error(
          '@lingui/core says something else to developers now: see scripts/vite/messages.ts.',
        );
      return {
        code: toDevelopers.reduce(
          (rest, words) =>
            rest.replace(words, (said) => (said.startsWith('"') ? '"No language"' : '')),
          code,
        ),
        map: null,
      };
    },
  };
}
