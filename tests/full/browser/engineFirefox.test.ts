import { startFirefox } from '../../support/engine';
import { journeysIn } from '../../browser/engineJourneys';

journeysIn('Firefox', startFirefox);
