import { transformAsync, types, type PluginObj } from '@babel/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { macro } from '../messages/macro.mjs';

/** Makes calls of Lingui of tagged sentences, and reads the sentences now, so that no browser has to carry what reads them. */
export function messages(): Plugin {
  return {
    name: 'snagbook:messages',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || file.includes('node_modules') || !code.includes('@lingui/core/macro')) return null;
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

/** `message: "Select {reference}"` becomes `message: ["Select ", ["reference"]]`, the form that catalogs have too. */
const read: PluginObj = {
  visitor: {
    // The macro's own work is done by then.
    Program: {
      exit(program) {
        program.traverse({
          ObjectProperty({ node }) {
            const { key, value } = node;
            if (types.isIdentifier(key, { name: 'message' }) && types.isStringLiteral(value)) node.value = types.valueToNode(compileMessageOrThrow(value.value));
          },
        });
      },
    },
  },
};
