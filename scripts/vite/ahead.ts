import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Makes the page preload the app's code and styles, which src/main.tsx imports only after the
 * language is loaded, so that both load in parallel.
 */
export function ahead(): Plugin {
  return {
    name: 'snagbook:ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const start = chunks.find(({ moduleIds }) =>
          moduleIds.some((id) => id.endsWith('/src/shell/start.tsx')),
        );
        if (start === undefined || chunk === undefined)
          throw new Error('There is no chunk of src/shell/start.tsx.');
        const known = [chunk.fileName, ...chunk.imports];
        const needed = chunks.filter(
          ({ fileName }) =>
            [start.fileName, ...start.imports].includes(fileName) && !known.includes(fileName),
        );
        const styles = new Set(
          needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.delete(style);
        return [
          ...[...styles].map((file) => link('stylesheet', file)),
          ...needed.map(({ fileName }) => link('modulepreload', fileName)),
        ];
      },
    },
  };
}

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});
