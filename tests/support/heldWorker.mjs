// Stands in for the process that validates photos: each is as wide as the number of those that came
// to it. One whose bytes end in “until ” and a path waits for the file there.
import { existsSync, readFileSync } from 'node:fs';

let count = 0;
process.on('message', ({ path }) => {
  const width = (count += 1);
  const gate = /until (\S+)$/.exec(readFileSync(path, 'latin1'))?.[1];
  const look = () => {
    if (gate !== undefined && !existsSync(gate)) return;
    clearInterval(looking);
    process.send({ kind: 'done', result: { width, height: 1 }, rss: 100 });
  };
  const looking = setInterval(look, 5);
});
process.on('disconnect', () => process.exit(0));
process.send({ kind: 'started' });
