import { i18n } from '@lingui/core';

// As the page does before any sentence is made; in every test alike, whatever the machine speaks.
Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
i18n.load('en', {});
i18n.activate('en', 'en-GB');
