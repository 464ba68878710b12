import { i18n } from '@lingui/core';
import { isLanguage, languages } from '../../rules/languages';
import { chooseLanguage } from '../device/language';
import { languageName } from '../domain/languageName';
import { Button } from '../ui/Button';
import styles from './OtherLanguage.module.css';

/** Links to the other languages, for people who are not signed in. */
export function OtherLanguage() {
  return (
    <div className={styles.languages}>
      {Object.keys(languages).map((tag) =>
        tag === i18n.locale || !isLanguage(tag) ? null : (
          <Button key={tag} look="quiet" lang={tag} dir="auto" onClick={() => chooseLanguage(tag)}>
            {languageName(tag)}
          </Button>
        ),
      )}
    </div>
  );
}
