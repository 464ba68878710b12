import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

export interface PdfjsViewer {
  url: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.pdf': 'application/pdf',
};

/**
 * The viewer of pdf.js as its makers hand it out, showing one sheet in the whole window;
 * `globalThis.viewer` once it is drawn.
 */
const page = `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1">
<link rel="stylesheet" href="/web/pdf_viewer.css">
<style>body { margin: 0 } #container { position: absolute; inset: 0; overflow: auto }</style>
<div id="container"><div id="viewer" class="pdfViewer"></div></div>
<script type="module">
  import * as pdfjs from '/build/pdf.mjs';
  globalThis.pdfjsLib = pdfjs;
  const { EventBus, PDFViewer } = await import('/web/pdf_viewer.mjs');
  pdfjs.GlobalWorkerOptions.workerSrc = '/build/pdf.worker.mjs';
  const eventBus = new EventBus();
  const viewer = new PDFViewer({ container: document.getElementById('container'), eventBus });
  eventBus.on('pagesinit', () => { viewer.currentScaleValue = 'page-fit'; });
  eventBus.on('pagerendered', () => { globalThis.rendered = (globalThis.rendered ?? 0) + 1; });
  viewer.setDocument(await pdfjs.getDocument({ url: '/sheet.pdf' }).promise);
  globalThis.viewer = viewer;
</script>`;

export async function servePdfjs(sheet: Uint8Array): Promise<PdfjsViewer> {
  const root = join(process.cwd(), 'tests/bench/node_modules/pdfjs-dist');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
    const body =
      path === '/'
        ? Promise.resolve(page)
        : path === '/sheet.pdf'
          ? Promise.resolve(sheet)
          : readFile(join(root, path));
    body.then(
      (bytes) =>
        response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/html' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on an address and port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
