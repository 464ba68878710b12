import { parseAsync, traverse, types } from '@babel/core';
import { extractFromFileWithBabel } from '@lingui/cli/api';
import type { ExtractorType } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { config } from './macro.mjs';
import { parametersOf } from './parameters';

/** Finds the page's sentences, which are tagged by Lingui's macro. */
export const pageMessages: ExtractorType = {
  match: (file) => /\.tsx?$/.test(file),
  async extract(file, code, found, context) {
    if (!code.includes('@lingui/core/macro')) return;
    await extractFromFileWithBabel(file, code, found, context ?? { linguiConfig: config }, {
      plugins: ['typescript', 'jsx'],
    });
  },
};

/**
 * Finds the server's sentences, which are ICU MessageFormat in calls of `message`. They are
 * compiled when they are used, because no macro runs there.
 */
export const serverMessages: ExtractorType = {
  match: (file) => /(^|\/)server\/.*\.ts$/.test(file),
  async extract(file, code, found) {
    if (!/\bmessage\(/.test(code)) return;
    const program = await parseAsync(code, {
      filename: file,
      configFile: false,
      babelrc: false,
      parserOpts: { plugins: ['typescript'] },
    });
    if (program === null) throw new Error(`${file} could not be read.`);
    traverse(program, {
      CallExpression({
        node: {
          callee,
          arguments: [text, values],
          loc,
        },
      }) {
        if (!types.isIdentifier(callee, { name: 'message' })) return;
        const line = loc?.start.line ?? null;
        if (!types.isStringLiteral(text))
          throw new Error(
            `${file}:${line}: the sentence must be a literal, or it cannot be collected.`,
          );
        const needed = parametersOf(compileMessageOrThrow(text.value));
        const given = types.isObjectExpression(values)
          ? values.properties.flatMap((each) =>
              types.isObjectProperty(each) && types.isIdentifier(each.key) ? [each.key.name] : [],
            )
          : [];
        if (needed.toSorted().join() !== given.toSorted().join())
          throw new Error(
            `${file}:${line}: “${text.value}” needs ${needed.join(', ')} and is given ${given.join(', ')}.`,
          );
        found({
          id: generateMessageId(text.value),
          message: text.value,
          origin: [file, line ?? 0],
        });
      },
    });
  },
};
