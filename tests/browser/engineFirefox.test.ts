import { startFirefox } from '../support/engine';
import { journeysIn } from './engineJourneys';

journeysIn('Firefox', startFirefox);
