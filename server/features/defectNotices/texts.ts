import type { DefectNoticeKind, NoticeBasis } from '../../../rules/defectNotices';
import type { Language } from '../../../rules/languages';

/* oxlint-disable snagbook/text-in-messages -- texts for contracts come in these two languages, and a project writes those of others */

// The texts that come with Snagbook, until a project keeps its own. Deadline, number and snags
// stand beside the text in the notice, so that no text has to name them. Nothing here is legal
// advice: VOB/B (2016), BGB (2022), JCT SBC/Q (2016) and NEC4 ECC (2017) are where they begin.

type Found = Readonly<Record<'BEFORE' | 'AFTER', string>>;

interface Words {
  found: Found;
  /** Where the contract has another word for acceptance. */
  foundBy: Readonly<Record<'JCT' | 'NEC', Found>>;
  again: string;
  demands: Readonly<Record<NoticeBasis, string>>;
  /** What follows once the deadline has passed. */
  consequences: Readonly<Record<NoticeBasis, string>>;
  withdrawal: string;
}

const english: Words = {
  found: {
    BEFORE: 'Before acceptance we found the defects listed below in your works.',
    AFTER: 'After acceptance we found the defects listed below in your works.',
  },
  foundBy: {
    JCT: {
      BEFORE: 'Before practical completion we found the defects listed below in your works.',
      AFTER: 'After practical completion we found the defects listed below in your works.',
    },
    NEC: {
      BEFORE: 'Before Completion we found the Defects listed below in your works.',
      AFTER: 'After Completion we found the Defects listed below in your works.',
    },
  },
  again:
    'The deadline of the earlier notice named above has passed, and the defects listed below have not been remedied.',
  demands: {
    VOB_4_7:
      'Under VOB/B § 4(7) we ask you to replace this work with work free of defects, at your cost, by the deadline above.',
    VOB_13_5:
      'Under VOB/B § 13(5) no. 1 we ask you to remedy these defects, at your cost, by the deadline above.',
    BGB: 'Under §§ 634 and 635 BGB we ask you to remedy these defects, at your cost, by the deadline above.',
    JCT: 'Please make good these defects under the contract, at no cost to the Employer, by the deadline above.',
    NEC: 'We notify you of these Defects under the contract. Please correct them by the deadline above.',
    OWN: 'Please remedy these defects by the deadline above.',
  },
  consequences: {
    VOB_4_7:
      'If the deadline passes without result, we will terminate the contract in whole or in part (VOB/B § 8(3)) and have the work completed at your cost.',
    VOB_13_5:
      'If the deadline passes without result, we may have the defects remedied by others at your cost (VOB/B § 13(5) no. 2).',
    BGB: 'If the deadline passes without result, we may remedy the defects ourselves at your cost (§ 637 BGB) and claim our further rights under § 634 BGB.',
    JCT: 'If they are not made good by then, we may employ others to do so and recover the cost from you.',
    NEC: 'If they are not corrected by then, we may have others correct them, and you will be charged the cost.',
    OWN: 'If the deadline passes without result, we reserve all our rights.',
  },
  withdrawal: 'We withdraw the notice named above. Nothing further is required of you for it.',
};

const german: Words = {
  found: {
    BEFORE:
      'Vor der Abnahme haben wir an Ihren Leistungen die unten aufgeführten Mängel festgestellt.',
    AFTER: 'Nach der Abnahme haben sich an Ihren Leistungen die unten aufgeführten Mängel gezeigt.',
  },
  foundBy: {
    JCT: {
      BEFORE:
        'Vor der Fertigstellung (practical completion) haben wir an Ihren Leistungen die unten aufgeführten Mängel festgestellt.',
      AFTER:
        'Nach der Fertigstellung (practical completion) haben sich an Ihren Leistungen die unten aufgeführten Mängel gezeigt.',
    },
    NEC: {
      BEFORE:
        'Vor der Fertigstellung (Completion) haben wir an Ihren Leistungen die unten aufgeführten Mängel festgestellt.',
      AFTER:
        'Nach der Fertigstellung (Completion) haben sich an Ihren Leistungen die unten aufgeführten Mängel gezeigt.',
    },
  },
  again:
    'Die Frist der oben genannten Mängelanzeige ist abgelaufen, ohne dass die unten aufgeführten Mängel beseitigt wurden.',
  demands: {
    VOB_4_7:
      'Gemäß § 4 Abs. 7 VOB/B fordern wir Sie auf, diese Leistungen bis zum Ablauf der oben genannten Frist auf Ihre Kosten durch mangelfreie zu ersetzen.',
    VOB_13_5:
      'Gemäß § 13 Abs. 5 Nr. 1 VOB/B fordern wir Sie auf, diese Mängel bis zum Ablauf der oben genannten Frist auf Ihre Kosten zu beseitigen.',
    BGB: 'Gemäß §§ 634, 635 BGB fordern wir Sie auf, diese Mängel bis zum Ablauf der oben genannten Frist auf Ihre Kosten zu beseitigen.',
    JCT: 'Bitte beseitigen Sie diese Mängel nach dem Vertrag und ohne Kosten für den Auftraggeber bis zum Ablauf der oben genannten Frist.',
    NEC: 'Wir zeigen Ihnen diese Mängel nach dem Vertrag an. Bitte beseitigen Sie sie bis zum Ablauf der oben genannten Frist.',
    OWN: 'Bitte beseitigen Sie diese Mängel bis zum Ablauf der oben genannten Frist.',
  },
  consequences: {
    VOB_4_7:
      'Nach fruchtlosem Ablauf der Frist werden wir den Vertrag ganz oder teilweise kündigen (§ 8 Abs. 3 VOB/B) und die Leistung auf Ihre Kosten fertigstellen lassen.',
    VOB_13_5:
      'Nach fruchtlosem Ablauf der Frist können wir die Mängel auf Ihre Kosten durch Dritte beseitigen lassen (§ 13 Abs. 5 Nr. 2 VOB/B).',
    BGB: 'Nach fruchtlosem Ablauf der Frist können wir die Mängel auf Ihre Kosten selbst beseitigen (§ 637 BGB) und unsere weiteren Rechte aus § 634 BGB geltend machen.',
    JCT: 'Andernfalls können wir Dritte damit beauftragen und Ihnen die Kosten berechnen.',
    NEC: 'Andernfalls können wir sie durch Dritte beseitigen lassen und Ihnen die Kosten berechnen.',
    OWN: 'Nach fruchtlosem Ablauf der Frist behalten wir uns alle Rechte vor.',
  },
  withdrawal:
    'Wir nehmen die oben genannte Mängelanzeige zurück. Aus ihr haben Sie nichts mehr zu veranlassen.',
};

const foundIn = ({ found, foundBy }: Words, basis: NoticeBasis): Found =>
  basis === 'JCT' || basis === 'NEC' ? foundBy[basis] : found;

const translated: Partial<Record<Language, Words>> = { en: english, de: german };

/** `isEnglish`: there is none in this language, so it begins with the English one. */
export function builtInText(
  language: Language,
  kind: DefectNoticeKind,
  basis: NoticeBasis,
): { body: string; isEnglish: boolean } {
  const own = translated[language];
  const words = own ?? english;
  const body =
    kind === 'WITHDRAWAL'
      ? [words.withdrawal]
      : [
          kind === 'SECOND' ? words.again : foundIn(words, basis)[kind],
          words.demands[basis],
          words.consequences[basis],
        ];
  return { body: body.join('\n\n'), isEnglish: own === undefined };
}
