import { i18n } from '@lingui/core';
import { isLanguage, languages } from '../../../rules/languages';
import { chooseLanguage } from '../../device/language';
import { languageName } from '../../domain/languageName';
import { SelectField } from '../../ui/fields/SelectField';
import { laterMessages } from './laterMessages';

const tags = Object.keys(languages).filter(isLanguage);

/** The language of this device, for whoever came by a link and has no account to choose it in. */
export function LanguageChoice() {
  return (
    <SelectField label={laterMessages.language} value={i18n.locale} onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}>
      {tags.map((tag) => (
        <option key={tag} value={tag} lang={tag} dir="auto">
          {languageName(tag)}
        </option>
      ))}
    </SelectField>
  );
}
