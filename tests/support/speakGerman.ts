import { i18n } from '@lingui/core';
import { messages } from '../../__generated__/messages/page/de';

// To be imported before anything with sentences, which are made as they are loaded: an Austrian's
// browser.
i18n.load('de', messages);
i18n.activate('de', 'de-AT');
