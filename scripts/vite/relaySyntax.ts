import { types as t, type NodePath, type PluginObj } from '@babel/core';

/** Removes methods by name. */
export const without = (methods: ReadonlySet<string>): PluginObj => ({
  visitor: {
    Program(program) {
      program.traverse({
        AssignmentExpression(path) {
          const { left } = path.node;
          if (
            t.isMemberExpression(left) &&
            t.isIdentifier(left.object, { name: '_proto' }) &&
            t.isIdentifier(left.property) &&
            methods.has(left.property.name)
          )
            path.parentPath.remove();
        },
      });
    },
  },
});

/** Removes log calls, because the app gives Relay no log function. */
export const silent: PluginObj = {
  visitor: {
    Program(program) {
      program.traverse({
        IfStatement(path) {
          const { test } = path.node;
          if (
            t.isBinaryExpression(test, { operator: '!=' }) &&
            isLog(test.left) &&
            t.isNullLiteral(test.right)
          )
            path.remove();
        },
        ExpressionStatement(path) {
          const { expression } = path.node;
          if (
            t.isCallExpression(expression) &&
            t.isMemberExpression(expression.callee) &&
            isLog(expression.callee)
          )
            path.remove();
        },
      });
    },
  },
};

/** `log`, `this._log` or `environment.__log`. */
const isLog = (node: t.Node): boolean =>
  t.isIdentifier(node, { name: 'log' }) ||
  (t.isMemberExpression(node) &&
    t.isIdentifier(node.property) &&
    /^__?log$/.test(node.property.name));

/** Removes development code, which requires modules inside functions. */
export const production: PluginObj = {
  visitor: {
    Program(program) {
      program.traverse({
        BinaryExpression(path) {
          if (
            path.get('left').matchesPattern('process.env.NODE_ENV') &&
            t.isStringLiteral(path.node.right)
          )
            path.replaceWith(
              t.booleanLiteral(
                (path.node.right.value === 'production') === path.node.operator.startsWith('='),
              ),
            );
        },
      });
      program.traverse({
        IfStatement: keep,
        ConditionalExpression: keep,
      });
    },
  },
};

/** Replaces a condition with a constant test by the chosen branch. */
function keep(path: NodePath<t.IfStatement> | NodePath<t.ConditionalExpression>): void {
  const { test, consequent, alternate } = path.node;
  if (!t.isBooleanLiteral(test)) return;
  const kept = test.value ? consequent : alternate;
  if (kept) path.replaceWith(kept);
  else path.remove();
}

/**
 * Restores `for (… of …)` from Babel's code for old browsers: a manual iterator with `try`, `catch`
 * and `finally`, in eighty places.
 */
export const loops: PluginObj = {
  visitor: {
    Program(program) {
      program.traverse({
        VariableDeclaration(path) {
          const [iterator, step] = path.get('declarations');
          if (
            iterator === undefined ||
            step === undefined ||
            !t.isIdentifier(iterator.node.id) ||
            !t.isIdentifier(step.node.id)
          )
            return;
          const { init } = iterator.node;
          if (
            !t.isCallExpression(init) ||
            !helperOf(init.callee).startsWith('_createForOfIteratorHelper')
          )
            return;
          const attempt = path.getSibling(Number(path.key) + 1);
          if (!attempt.isTryStatement()) throw new Error('A loop looks different.');
          const last = attempt.get('block.body').at(-1);
          const loop = last?.isLabeledStatement() ? last.get('body') : last;
          const [items] = init.arguments;
          if (!loop?.isForStatement() || !t.isExpression(items))
            throw new Error('A loop looks different.');
          const name = step.node.id.name;
          for (const reference of path.scope.getBinding(name)?.referencePaths ?? []) {
            if (!reference.parentPath?.isMemberExpression())
              throw new Error('A loop uses more than its values.');
            if (t.isIdentifier(reference.parentPath.node.property, { name: 'value' }))
              reference.parentPath.replaceWith(t.identifier(name));
          }
          loop.replaceWith(t.forOfStatement(t.identifier(name), items, loop.node.body));
          attempt.replaceWithMultiple(attempt.node.block.body);
          iterator.remove();
        },
      });
    },
  },
};

/** The name of the helper in `(0, _helper["default"])`. */
function helperOf(callee: t.Node): string {
  const called = t.isSequenceExpression(callee) ? callee.expressions.at(-1) : callee;
  return t.isMemberExpression(called) && t.isIdentifier(called.object) ? called.object.name : '';
}
