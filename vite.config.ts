import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { relay, relayCompiler } from './scripts/vite/relay';
import { ahead } from './scripts/vite/ahead';
import { chunkGroups } from './scripts/vite/chunks';
import { api } from './scripts/vite/api';
import { messages, withoutWarnings } from './scripts/vite/messages';
import { noWorker } from './scripts/vite/worker';

/** The browser's half. The server's is in scripts/build.ts. */
export default defineConfig(({ command }) => ({
  plugins: [
    relayCompiler(),
    relay(),
    messages(),
    withoutWarnings(),
    ahead(),
    react(),
    ...(command === 'serve' ? [api(), noWorker()] : []),
  ],
  // A folder of their own, by which the server knows them (server/http/static.ts).
  worker: {
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash:7].js' } },
  },
  build: {
    outDir: 'dist/client',
    sourcemap: true,
    target: 'es2022',
    // Everything is a file of its own: the Content-Security-Policy allows nothing inline, and a
    // hashed file is cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // kB, not compressed: React's and Relay's runtimes are one file, which changes only with them.
    chunkSizeWarningLimit: 600,
    // Seven signs of a hash tell the versions of a file apart; each more stands in the first load
    // some hundred times, where nothing compresses it.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
