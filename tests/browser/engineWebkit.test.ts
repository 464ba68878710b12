import { startWebkit } from '../support/engine';
import { journeysIn } from './engineJourneys';

journeysIn('WebKit', startWebkit);
