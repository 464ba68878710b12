import { i18n } from '@lingui/core';
import { isLanguage, languages } from '../../rules/languages';
import { chooseLanguage } from '../device/language';
import { Button } from '../ui/Button';

/** Links to the other languages, for people who are not signed in. */
export function OtherLanguage() {
  return Object.entries(languages).map(([tag, { name, dir }]) =>
    tag === i18n.locale || !isLanguage(tag) ? null : (
      <Button key={tag} look="quiet" lang={tag} dir={dir} onClick={() => chooseLanguage(tag)}>
        {name}
      </Button>
    ),
  );
}
