// A lint rule: texts for people are tagged for Lingui, or are a `message` of the server, so that
// they can be translated.

const beginsSentence = /^\s*[A-Z][a-z]+ [\s\S]*\S|^\s*[“„][A-Za-z]/;
const isWord = /^[A-Z][a-z]+\b|[a-z] [A-Za-z]{2}/;

/** These are printed in a terminal, in English, for whoever runs the server. */
const operators = /\/server\/features\/journal\/checkJournals\.ts$/;

/** The text of a literal, or of a template without its expressions. */
const textOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked ?? '').join('…')
    : node.value;

/**
 * Texts of errors are for the log, compared texts for the code, and nested parts are tagged
 * together with their sentence.
 */
function isUnread(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type === 'TaggedTemplateExpression') return true;
    if (
      parent.type === 'CallExpression' &&
      ['plural', 'select', 't', 'message'].includes(parent.callee.name)
    )
      return true;
    // Whether it creates an Error.
    if (parent.type === 'CallExpression' && parent.callee.type === 'Super') return true;
    if (parent.type === 'NewExpression' && /Error$|^CommandRefused$/.test(parent.callee.name ?? ''))
      return true;
    if (
      parent.source === at ||
      /^TS.*(Type|Interface)|^(BinaryExpression|SwitchCase)$/.test(parent.type)
    )
      return true;
    if (parent.type === 'Property' && parent.key === at && !parent.computed) return true;
    if (/Statement$|^ArrowFunction|^Function/.test(parent.type)) return false;
  }
  return false;
}

export const textInMessages = {
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const isServer = /\/server\/(features\/.*|refusal)\.ts$/.test(file) && !operators.test(file);
    if (!isServer && !/\/src\/.*\.tsx?$/.test(file)) return {};
    const pattern = /[mM]essages\.ts$/.test(file) ? isWord : beginsSentence;
    const look = (node) => {
      const text = textOf(node);
      if (typeof text === 'string' && pattern.test(text) && !isUnread(node)) {
        context.report({
          node,
          message: `“${text.slice(0, 60)}” is said in one language only. ${isServer ? 'Make it a message of server/messages.ts.' : 'Tag it with t from @lingui/core/macro.'}`,
        });
      }
    };
    const lookAtText = (node) => {
      const text = node.value.trim();
      if (/[A-Za-z]{2}/.test(text) && text !== 'Snagbook')
        context.report({
          node,
          message: `“${text}” is said in one language only. It belongs into messages.ts.`,
        });
    };
    return { Literal: look, TemplateLiteral: look, JSXText: lookAtText };
  },
};
