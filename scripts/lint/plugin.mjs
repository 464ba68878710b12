// Our own lint rules: imports follow the table in layers.mjs, and texts for people are tagged for
// translation (said.mjs).
import { dirname, join, relative, sep } from 'node:path';
import { layers } from './layers.mjs';
import { textInMessages } from './said.mjs';

const whoImportsWhom = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const layer = layers.find(({ files }) => files.test(file));
    if (layer === undefined) return {};

    const [home] = layer.files.exec(file);
    const mayKnow = (specifier) => {
      if (!specifier.startsWith('.'))
        return layer.packages.some((pattern) => pattern.test(specifier));
      const target = join(dirname(file), specifier.replace(/\?.*$/, '')).split(sep).join('/');
      return (
        (layer.own === true && target.startsWith(home)) ||
        layer.ours.some((pattern) => pattern.test(target))
      );
    };
    const look = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier === 'string' && !mayKnow(specifier)) {
        context.report({ node, message: `${file} must not import ${specifier}. ${layer.says}` });
      }
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
