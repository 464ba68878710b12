// Our own lint rules: imports follow the table in layers.mjs, and texts for people are tagged for
// translation (said.mjs).
import { dirname, join, relative, sep } from 'node:path';
import { features, layers, upward } from './layers.mjs';
import { textInMessages } from './said.mjs';

const featureOf = (path) => /^server\/features\/(\w+)\//.exec(path)?.[1];

/** Whether only types are imported, which makes no feature need another one. */
const isTypes = ({ importKind, exportKind, specifiers }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers?.length > 0 && specifiers.every((each) => each.importKind === 'type'));

const isBelow = (from, to) =>
  from !== undefined &&
  to !== undefined &&
  from !== to &&
  !features.slice(0, Math.max(0, features.indexOf(from))).includes(to) &&
  !upward.some((known) => known.from === from && known.to === to);

const whoImportsWhom = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const layer = layers.find(({ files }) => files.test(file));
    if (layer === undefined) return {};

    const [home] = layer.files.exec(file);
    const targetOf = (specifier) =>
      join(dirname(file), specifier.replace(/\?.*$/, '')).split(sep).join('/');
    const mayKnow = (specifier) => {
      if (!specifier.startsWith('.'))
        return layer.packages.some((pattern) => pattern.test(specifier));
      const target = targetOf(specifier);
      return (
        (layer.own === true && target.startsWith(home)) ||
        layer.ours.some((pattern) => pattern.test(target))
      );
    };
    const look = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      if (!mayKnow(specifier))
        context.report({ node, message: `${file} must not import ${specifier}. ${layer.says}` });
      const [from, to] = [featureOf(file), featureOf(targetOf(specifier))];
      if (isBelow(from, to) && !isTypes(node))
        context.report({
          node,
          message: `${from} must not import ${to}: features in scripts/lint/layers.mjs has their order.`,
        });
    };
    return {
      ImportDeclaration: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
      ImportExpression: look,
    };
  },
};

export default {
  meta: { name: 'snagbook' },
  rules: { 'who-imports-whom': whoImportsWhom, 'text-in-messages': textInMessages },
};
