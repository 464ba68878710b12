import { i18n } from '@lingui/core';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { reportSettings_settings$key } from '../../../__generated__/relay/reportSettings_settings.graphql';
import { type Language, sourceLanguage } from '../../../rules/languages';
import { reportLanguages } from '../../../rules/reportLanguages';
import type { Paper, ReportGrouping, ReportLayout, ReportPhotos } from '../../../rules/reports';
import { region } from '../../ui/messages/region';

/**
 * How the snags are shown. A type and no interface, so that it can be assigned to Relay's
 * variables.
 */
export type ReportSettings = {
  readonly photos: ReportPhotos;
  readonly grouping: ReportGrouping;
  readonly paper: Paper;
  readonly language: Language;
  /** Of a list; other reports have blocks. */
  readonly layout: ReportLayout;
  /** Whether each block shows its place on the plan. */
  readonly onPlan: boolean;
};

/** Regions with the paper size Letter. */
const onLetter = /-(US|CA|MX|CL|CO|PH|VE|GT|CR|PA|DO|SV|NI|HN|PR)\b/i;

/** Defaults for somebody who has not made a report yet. */
export function usualSettings(): ReportSettings {
  return {
    photos: 'LARGE',
    grouping: 'PLACE',
    paper: onLetter.test(region()) ? 'LETTER' : 'A4',
    language: wholeLanguage(i18n.locale) ?? sourceLanguage,
    layout: 'BLOCK',
    onPlan: true,
  };
}

/** Settings from the server; values that this version does not know become the default. */
export function readSettings(ref: reportSettings_settings$key): ReportSettings {
  const { photos, grouping, paper, language, layout, onPlan } = readInlineData(
    graphql`
      fragment reportSettings_settings on ReportSettings @inline {
        photos
        grouping
        paper
        language
        layout
        onPlan
      }
    `,
    ref,
  );
  const usual = usualSettings();
  return {
    photos: photos === 'NONE' || photos === 'SMALL' || photos === 'LARGE' ? photos : usual.photos,
    grouping:
      grouping === 'PLACE' || grouping === 'TRADE' || grouping === 'COMPANY'
        ? grouping
        : usual.grouping,
    paper: paper === 'A4' || paper === 'LETTER' ? paper : usual.paper,
    language: wholeLanguage(language) ?? usual.language,
    layout: layout === 'LINE' ? layout : usual.layout,
    onPlan,
  };
}

const wholeLanguage = (tag: string): Language | undefined =>
  reportLanguages.find((language) => language === tag);
