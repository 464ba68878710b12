import { readFileSync } from 'node:fs';
import { mercuriusAsItComes, yogaAsItComes } from './asTheyCome';
import { contractBench } from './bench';
import { requests } from './requests';
import { servers } from './servers';
import { subscriptions } from './subscriptions';
import { uploads } from './uploads';

describe.each(servers)('$name', (server) => {
  const bench = contractBench(server);
  requests(bench);
  uploads(bench);
  subscriptions(bench);
  if (server.file === 'yoga.mjs') yogaAsItComes(bench);
  if (server.file === 'mercurius.mjs') mercuriusAsItComes(bench);
});

test.each(servers)(
  'The README names the version of $name that this was run against',
  ({ name, packageName }) => {
    const { version } = JSON.parse(
      readFileSync(`node_modules/${packageName}/package.json`, 'utf8'),
    ) as { version: string }; // npm's own format
    expect(readFileSync('network/README.md', 'utf8')).toContain(`| ${name} ${version} |`);
  },
);
