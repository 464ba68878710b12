import { createHash } from 'node:crypto';

/** Text that is markup already. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | null | undefined | false | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** HTML in which whatever is put into it is text, unless it is markup. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => text + written(parts[index])).join(''));

const style = `:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}body{max-width:60rem;margin:0 auto;padding:1rem}a{color:LinkText}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.5rem;border-block-end:1px solid GrayText;vertical-align:top}.wide{overflow-x:auto}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dt{opacity:.8}dd{margin:0;overflow-wrap:anywhere}figure{margin:0 0 1rem}img{max-width:100%;height:auto}
ol{padding:0;list-style:none}ol li{border-block-end:1px solid GrayText;padding-block:.5rem;overflow-wrap:anywhere}`;

/** Nothing from anywhere but the archive itself, and no script, even if one got in. */
const policy = `default-src 'none'; img-src 'self' file:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** Begins a page that needs no server; {@link pageEnd} ends it. */
export const pageStart = ({ language, title }: { language: string; title: string }): Markup =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${new Markup(policy)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Markup(style)}
        </style>
      </head>
      <body>
     `;

export const pageEnd = new Markup('</body>\n</html>\n');
