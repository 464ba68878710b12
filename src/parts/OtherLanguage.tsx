import { i18n } from '@lingui/core';
import { chooseLanguage, languageNames } from '../device/language';
import { Button } from '../ui/Button';

/** For who is not signed in: the other language, in its own words. */
export function OtherLanguage() {
  const other = i18n.locale === 'de' ? 'en' : 'de';
  return (
    <Button look="quiet" lang={other} onClick={() => chooseLanguage(other)}>
      {languageNames[other]}
    </Button>
  );
}
