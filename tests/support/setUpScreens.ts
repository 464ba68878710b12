import { configure } from '@testing-library/dom';
import { patienceMs } from './patience';

// What every findBy and waitFor of the screens has, unless it says something else.
configure({ asyncUtilTimeout: patienceMs });
