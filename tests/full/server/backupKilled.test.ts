import { killedBackups } from '../../support/killedBackups';

killedBackups(() => Promise.resolve(undefined));
