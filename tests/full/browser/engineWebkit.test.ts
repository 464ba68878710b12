import { startWebkit } from '../../support/engine';
import { journeysIn } from '../../browser/engineJourneys';

journeysIn('WebKit', startWebkit);
