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
