import { readFileSync } from 'node:fs';
import { contractBench } from '../../network/contract/bench';
import { requests } from '../../network/contract/requests';
import { servers } from '../../network/contract/servers';
import { subscriptions } from '../../network/contract/subscriptions';
import { uploads } from '../../network/contract/uploads';

describe.each(servers)('$name', (server) => {
  const bench = contractBench(server);
  requests(bench);
  uploads(bench);
  subscriptions(bench);
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
