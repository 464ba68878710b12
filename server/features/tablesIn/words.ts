import type { WordField } from '../../../rules/imports';
import { tableWords } from '../../../rules/tables';
import { wordKey } from '../../../rules/text';

const known: Readonly<Record<WordField, Readonly<Record<string, string>>>> = {
  status: {
    OPEN: 'open, new, active, assigned, initiated, draft, outstanding, to do, not started, pending, reopened, not complete, incomplete, offen, neu, nicht erledigt, ausstehend, zu erledigen, ouvert, ouverte, nouveau, nouvelle, à faire, à lever, non levé, non levée, en attente, abierto, abierta, nuevo, nueva, pendiente, por hacer, aperto',
    IN_PROGRESS:
      'in progress, ongoing, started, work in progress, wip, under way, part complete, partially complete, in Arbeit, in Bearbeitung, begonnen, en cours, en curso, en proceso, en ejecución, in corso',
    FIXED:
      'resolved, solved, done, fixed, ready, complete, completed, rectified, remedied, repaired, made good, ready for review, ready for inspection, ready to close, to check, erledigt, behoben, beseitigt, fertig, freigemeldet, fertig gemeldet, fait, levé, levée, terminé, terminée, corrigé, réparé, résolu, hecho, resuelto, resuelta, reparado, corregido, terminado, ejecutado, subsanado, risolto',
    CLOSED:
      'closed, closed out, approved, verified, accepted, signed off, inspected and closed, geprüft, geschlossen, abgeschlossen, abgenommen, freigegeben, clos, close, clôturé, clôturée, fermé, fermée, validé, validée, vérifié, cerrado, cerrada, verificado, aceptado, aprobado, chiuso',
    DISPUTED:
      'rejected, disputed, not ours, not accepted, not a defect, work not accepted, bestritten, abgelehnt, strittig, contesté, contestée, refusé, rejeté, rechazado, en disputa, no procede',
    VOID: 'void, deleted, cancelled, canceled, duplicate, verworfen, storniert, gestrichen, annulé, annulée, anulado, anulada, cancelado',
  },
  type: {
    DEFECT: 'defect, snag, punch, deficiency, Mangel, défaut, réserve, malfaçon, defecto, difetto',
    UNFINISHED:
      'unfinished, incomplete, missing, outstanding works, Restleistung, Restarbeit, unfertig, fehlend, inachevé, non terminé, manquant, sin terminar, inacabado, incompiuto',
    DAMAGE: 'damage, damaged, Schaden, Beschädigung, dégât, dommage, dégradation, daño, danno',
    OTHER: 'other, Sonstiges, misc, general, autre, divers, otro, otros, altro',
  },
  priority: {
    LOW: 'low, minor, cosmetic, niedrig, gering, leicht, geringfügig, unwesentlich, basse, faible, mineure, mineur, baja, leve, bajo, bassa',
    MEDIUM: 'medium, normal, routine, moderate, mittel, moyenne, moyen, normale, media, medio',
    HIGH: 'high, major, urgent, significant, hoch, dringend, wesentlich, schwer, erheblich, haute, élevée, élevé, majeure, majeur, urgente, alta, alto, grave',
    CRITICAL:
      'critical, emergency, safety, severe, kritisch, sehr hoch, sofort, gefährlich, critique, bloquante, crítica, crítico, muy alta, critica',
  },
  role: {
    ADMIN: 'admin, administrator, Projektleitung, project manager',
    INSPECTOR: 'inspector, Bauleitung, Bauleiter, site manager',
    TRADE: 'trade, Firma, contractor, subcontractor, Gewerk, Nachunternehmer',
    VIEWER: 'viewer, Beobachter, client, Bauherr, architect',
  },
};

/** Stands in a cell for nothing. */
const nothing = new Set(
  'tbc, tba, tbd, tbn, n/a, na, nil, none, unknown, not known, to be confirmed, to be advised, to be agreed, k.A., keine Angabe, unbekannt, entfällt, noch offen, à définir, à confirmer, à déterminer, n.c., s.o., sans objet, néant, inconnu, por definir, por confirmar, n/d, n.d., s/d, sin definir, da definire'
    .split(', ')
    .map(wordKey),
);
/** Stands in place of a day. */
const noDay = new Set(
  'asap, soon as possible, as soon as possible, immediately, immediate, now, urgent, ongoing, open, sofort, umgehend, schnellstmöglich, dringend, offen, dès que possible, au plus vite, immédiat, urgente, lo antes posible, cuanto antes, inmediato, pendiente'
    .split(', ')
    .map(wordKey),
);

/** Whether a cell says that there is nothing to say: “TBC”, “n/a”, “-”. */
export const isNothing = (text: string): boolean =>
  text !== '' && (wordKey(text) === '' || nothing.has(wordKey(text)));

/** The same of a cell for a day: also “asap”. */
export const isNoDay = (text: string): boolean => isNothing(text) || noDay.has(wordKey(text));

const meanings: Readonly<Record<WordField, ReadonlyMap<string, string>>> = {
  status: meaningsOf('status'),
  type: meaningsOf('type'),
  priority: meaningsOf('priority'),
  role: meaningsOf('role'),
};

function meaningsOf(field: WordField): Map<string, string> {
  const said = Object.entries(known[field]).flatMap(([value, words]) =>
    words.split(', ').map((word) => [wordKey(word), value] as const),
  );
  return new Map([
    ...said,
    ...Object.entries(tableWords[field]).map(([value, word]) => [wordKey(word), value] as const),
  ]);
}

/**
 * What a word stands for; null for one that nobody knows. `said`: by the person who brings the
 * table in, which goes first.
 */
export function meaningOf(
  field: WordField,
  word: string,
  said: Readonly<Record<string, string>> = {},
): string | null {
  const own = Object.entries(said).find(([each]) => wordKey(each) === wordKey(word))?.[1];
  return own ?? meanings[field].get(wordKey(word)) ?? null;
}

/** Whether something can be the meaning of a word in this field; empty: it says nothing. */
export const isMeaning = (field: WordField, value: string): boolean =>
  value === '' || Object.hasOwn(known[field], value);
