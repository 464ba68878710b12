import { i18n } from '@lingui/core';
import { type Language, sourceLanguage } from '../../../rules/languages';
import { wholeLanguages } from '../../../rules/wholeLanguages';
import type { Paper, ReportGrouping, ReportPhotos } from '../../../rules/reports';
import { region } from '../../ui/messages/region';

/** How the snags are shown. A type, so that it fits variables. */
export type ReportSettings = {
  readonly photos: ReportPhotos;
  readonly grouping: ReportGrouping;
  readonly paper: Paper;
  readonly language: Language;
};

/** Where people print on Letter. */
const onLetter = /-(US|CA|MX|CL|CO|PH|VE|GT|CR|PA|DO|SV|NI|HN|PR)\b/i;

/** For whoever has not made a report yet. */
export function usualSettings(): ReportSettings {
  return { photos: 'SMALL', grouping: 'PLACE', paper: onLetter.test(region()) ? 'LETTER' : 'A4', language: wholeLanguage(i18n.locale) ?? sourceLanguage };
}

/** As the server has them; what a newer version of it knows and this one does not is as usual. */
export function readSettings({ photos, grouping, paper, language }: { readonly photos: string; readonly grouping: string; readonly paper: string; readonly language: string }): ReportSettings {
  const usual = usualSettings();
  return {
    photos: photos === 'NONE' || photos === 'SMALL' || photos === 'LARGE' ? photos : usual.photos,
    grouping: grouping === 'PLACE' || grouping === 'TRADE' || grouping === 'COMPANY' ? grouping : usual.grouping,
    paper: paper === 'A4' || paper === 'LETTER' ? paper : usual.paper,
    language: wholeLanguage(language) ?? usual.language,
  };
}

const wholeLanguage = (tag: string): Language | undefined => wholeLanguages.find((language) => language === tag);
