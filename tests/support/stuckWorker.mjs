// Stands in for the process that validates photos: a HEIC and a JPEG with many passes never come to
// an end.
import { readFileSync } from 'node:fs';

process.on('message', ({ path, mime }) => {
  if (mime === 'image/heic' || readFileSync(path).includes('for ever')) return;
  process.send({ kind: 'done', result: { width: 320, height: 240 }, rss: 100 });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
