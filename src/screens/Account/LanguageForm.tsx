import { useState } from 'react';
import { isLanguage, type Language, languages } from '../../../rules/languages';
import { chooseLanguage, chosenLanguage, wishedLanguage } from '../../device/language';
import { Choice } from '../../ui/fields/Choice';
import { Part } from './Part';
import { useChangeLanguage } from './useChangeLanguage';
import { words } from './messages';

/** The language of this device, and of what the server writes to the person. The page begins anew with it. */
export function LanguageForm() {
  const tell = useChangeLanguage();
  const [chosen, setChosen] = useState<Language | 'browser'>(() => chosenLanguage() ?? 'browser');
  const change = async (to: Language | 'browser') => {
    setChosen(to);
    const language = to === 'browser' ? null : to;
    // Without a line nobody is told, and nobody waits.
    if (navigator.onLine) await tell({ language: wishedLanguage(language, navigator.languages).language });
    chooseLanguage(language);
  };
  return (
    <Part title={words.languageTitle}>
      <Choice label={words.language} hint={words.languageHint} options={options} value={chosen} onChange={(to) => void change(to)} />
    </Part>
  );
}

const options = [
  { value: 'browser' as const, label: words.asBrowser },
  ...Object.entries(languages).flatMap(([tag, { name, dir }]) => (isLanguage(tag) ? [{ value: tag, label: <span lang={tag} dir={dir}>{name}</span> }] : [])),
];
