// Stands in for the process that renders photos, with all the moods of a decoder: the path of the
// job names one.
import { existsSync, writeFileSync } from 'node:fs';

process.on('message', ({ path }) => {
  const [mood, once] = path.split(':');
  if (mood !== 'fine' && !(once && existsSync(once))) {
    if (once) writeFileSync(once, '');
    if (mood === 'crash') process.abort();
    if (mood === 'hang') for (;;);
  }
  process.send({
    kind: 'done',
    result: { width: process.pid, height: 1 },
    rss: mood === 'swell' ? 900 : 100,
  });
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
