import type { ImportField, ImportTable } from '../../../rules/imports';
import { sectionColumn, sheetColumn } from '../../../rules/imports';
import { nameKey, wordKey } from '../../../rules/text';

const places =
  'location, place, locality, room, room area, location room, room number, area, zone, position on site, floor, level, storey, block, building, core, tower, phase, house, house no, plot, plot no, plot number, flat, flat no, flat number, unit, unit no, unit number, apartment, apt, dwelling, property, property address, address, estate, scheme, communal area name, communal area location, tier 1, tier 2, tier 3, tier 4, location tier 1, location tier 2, location tier 3, location tier 4, ' +
  'Ort, Örtlichkeit, Lage, Raum, Raumbezeichnung, Raum Nr, Zimmer, Geschoss, Etage, Ebene, Stockwerk, Stock, Haus, Gebäude, Bauteil, Stiege, Treppenhaus, Wohnung, Whg, Wohnungsnr, WE, Wohneinheit, Einheit, Top, Bereich, Standort, ' +
  "lieu, local, pièce, localisation, emplacement, étage, niveau, bâtiment, bât, immeuble, cage, escalier, logement, appartement, appt, n° logement, n° d'appartement, secteur, " +
  'ubicación, lugar, localización, estancia, habitación, dependencia, planta, piso, nivel, vivienda, nº vivienda, edificio, bloque, portal, escalera, zona, ' +
  'luogo, ubicazione, locale, stanza, piano, appartamento, edificio';

/**
 * What each field is headed with on sites, in English, German, French and Spanish, with some
 * Italian.
 */
const said: Readonly<Record<ImportTable, Readonly<Partial<Record<ImportField, string>>>>> = {
  snags: {
    title:
      'title, item name, name, snag, snags, snag title, subject, issue, summary, punch item, defect, defects, fault, problem, finding, observation, snag description, defect description, item description, description of defect, description of snag, description of defect snag, description of works, snag defect, defect snag, work required, works required, action required, ' +
      'Mangel, Mängel, Titel, Kurztext, Bezeichnung, Mangelbezeichnung, Mangeltext, Feststellung, Betreff, Beanstandung, festgestellter Mangel, Restleistung, ' +
      'réserve, réserves, titre, intitulé, libellé, désignation, défaut, désordre, anomalie, constat, objet, nature de la réserve, description de la réserve, libellé de la réserve, ' +
      'defecto, incidencia, título, deficiencia, desperfecto, repaso, remate, asunto, descripción del defecto, descripción de la incidencia, difetto, titolo, difformità',
    description:
      'description, details, detail, full description, Beschreibung, Mangelbeschreibung, Beschreibung des Mangels, Langtext, description détaillée, détail, détails, descripción, detalle, detalles, descrizione',
    note:
      'cost code, schedule impact, schedule impact days, cost impact, punch item manager, final approver, comments, comment, contractor comments, client comments, access information, priority duration, tag, tags, notes, note, remarks, remark, start date, private, ' +
      'raised by, date raised, raised, raised on, raised date, reported by, date reported, reported on, logged by, date logged, identified by, date identified, inspected by, inspector, inspection date, date of inspection, created by, created at, created, created on, date created, date added, originator, date, date closed, closed by, date completed, completed, completed on, date complete, sign off, signed off, signed off by, ' +
      'Bemerkung, Bemerkungen, Anmerkung, Anmerkungen, Hinweis, Notiz, Kommentar, erledigt am, festgestellt am, festgestellt von, aufgenommen am, aufgenommen von, erfasst am, erfasst von, gemeldet am, gemeldet von, Meldedatum, Datum, Aufnahmedatum, ' +
      'remarque, remarques, commentaire, commentaires, observations, constaté le, constaté par, relevé le, relevé par, signalé par, signalé le, émetteur, émis par, auteur, date de constat, date du constat, levé le, date de levée, ' +
      'observaciones, observación, comentarios, comentario, nota, notas, detectado por, detectado el, fecha de detección, fecha detección, fecha, fecha de alta, fecha alta, registrado por, reportado por, creado por, autor, fecha de cierre, note, osservazioni',
    status:
      'status, state, current status, snag status, defect status, open closed, Stand, Bearbeitungsstand, Zustand, statut, état, avancement, estado, situación, stato',
    type: 'type, punch item type, snag type, defect type, Art, Mangelart, type de réserve, nature, tipo, tipo de defecto',
    priority:
      'priority, priority name, rating, severity, criticality, urgency, importance, Priorität, Prioritaet, Prio, Dringlichkeit, Bewertung, Wichtigkeit, Schwere, priorité, gravité, urgence, criticité, prioridad, gravedad, urgencia, criticidad, severidad, priorità',
    trade:
      "trade, trades, discipline, work type, trade package, package, category, Gewerk, Gewerke, Kategorie, lot, corps d'état, corps de métier, métier, catégorie, oficio, gremio, especialidad, categoría, categoria",
    company:
      'company, contractor, sub contractor, subcontractor, subbie, s c, trade contractor, responsible contractor, responsible company, responsible party, assigned company, action by, actioned by, action owner, by whom, supplier, ' +
      'Firma, Unternehmen, Unternehmer, Auftragnehmer, Nachunternehmer, Subunternehmer, Verursacher, zuständige Firma, ausführende Firma, verantwortliche Firma, AN, NU, ' +
      'entreprise, entreprises, société, entreprise concernée, entreprise responsable, titulaire, empresa, contratista, subcontrata, subcontratista, industrial, empresa responsable, impresa, ditta',
    person:
      'person, assignee, assignees, assigned, assigned to, zuständig, Bearbeiter, Ansprechpartner, assigné à, asignado a, assegnato a',
    location: `${places}, ${sheetColumn}, ${sectionColumn}`,
    due:
      'due, due date, due by, date due, target date, target, target completion date, target completion, completion date, planned completion, planned completion date, complete by, to be completed by, required by, date required, fix by, rectify by, rectification date, end date, deadline, ' +
      'Frist, fällig, fällig am, Fälligkeit, faellig am, Termin, Zieltermin, Erledigung bis, zu erledigen bis, zu beheben bis, erledigen bis, Beseitigung bis, Frist bis, bis, bis wann, ' +
      "échéance, date limite, date d'échéance, délai, délai de levée, à lever pour le, à lever avant le, date prévue, date de levée prévue, pour le, " +
      'fecha límite, fecha limite, vencimiento, fecha de vencimiento, plazo, fecha objetivo, fecha prevista, fecha de entrega, fecha compromiso, scadenza, data di scadenza',
    cost: 'cost, costs, cost impact amount, estimated cost, Kosten, Betrag, Ersatzvornahme, coût, montant, coste, importe, costo, importo',
    photo:
      'photo, photos, photo file, photo files, photo name, photo ref, photo before, photo after, picture, pictures, image, images, image file, attachment, attachments, file name, Foto, Fotos, Bild, Bilder, Fotodatei, Bilddatei, Dateiname, fichier photo, nom du fichier, fotografía, fotografías, imagen, imágenes, nombre del archivo',
    key:
      'nr, no, n, key, item no, item number, item ref, ref, ref no, ref number, snag ref, snag number, snag no, snag id, defect no, defect number, defect id, defect ref, reference number, reference no, punch item number, ticket, ticket no, serial no, s no, sl no, ' +
      'lfd Nr, lfd, laufende Nummer, Mangel Nr, Mangelnummer, Mangel ID, Nummer, Pos, Pos Nr, Position, num, numéro, n° de réserve, n° réserve, réf, référence, número, número de incidencia, nº incidencia, referencia, código, numero, item id',
    plan: 'plan, drawing, sheet, Planbezeichnung, plano',
    planRevision: 'plan revision, revision',
    pinX: 'pin x, x',
    pinY: 'pin y, y',
    number: 'number',
    id: 'id',
  },
  locations: {
    path: `path, ${places}, level 1, level 2, level 3, level 4, Ebene 1, Ebene 2, Ebene 3, Ebene 4, niveau 1, niveau 2, niveau 3, niveau 4, nivel 1, nivel 2, nivel 3, nivel 4, ${sheetColumn}, ${sectionColumn}`,
  },
  trades: {
    trade: 'trade, Gewerk, name, lot, métier, oficio',
    defaultCompany: 'default company, company, Firma, entreprise, empresa',
    phrases: 'phrases, Textbausteine, titles',
  },
  companies: {
    company: 'company, Firma, name, Unternehmen, contractor, entreprise, société, empresa',
    email: 'email, e mail, mail, email address, courriel, correo, correo electrónico',
    phone: 'phone, Telefon, tel, telephone, mobile, téléphone, teléfono, móvil',
    trades: 'trades, trade, Gewerke, Gewerk, lot, lots, oficio',
  },
  people: {
    email: 'email, e mail, mail, email address, courriel, correo, correo electrónico',
    name: 'name, person, nom, nombre',
    role: 'role, Rolle, permission, rôle, rol',
    company: 'company, Firma, Unternehmen, entreprise, société, empresa',
  },
};

/** Headings that hold this field only where no other column does. */
const otherwise: Readonly<Partial<Record<ImportField, string>>> = {
  title: 'description, Beschreibung, descripción, descrizione, detail, details, item, works, work',
  key: 'item, reference, number, id, index, code',
  company: 'by, responsible, responsable, owner, verantwortlich, Verantwortlicher, responsabile',
  person: 'by, responsible, responsable, owner, verantwortlich',
  due: 'completion, Erledigung',
  note: 'reference',
};

/** Words within a heading that nobody foresaw; the first that is found decides. */
const parts: readonly (readonly [ImportField, RegExp])[] = [
  [
    'due',
    /\b(?:due|target|deadline|completion|frist|fallig|termin|echeance|limite|delai|vencimiento|plazo|prevue?|prevista)\b/,
  ],
  ['note', /\b(?:comments?|remarks?|bemerkung\w*|anmerkung\w*|remarques?|observaci\w+)\b/],
  ['note', /\b(?:raised|reported|inspected|logged|closed|completed|date|datum|fecha)\b/],
  [
    'location',
    /\b(?:room|location|flat|unit|apartment|plot|floor|level|block|area|raum|geschoss|etage|wohnung|ort|lieu|local|piece|batiment|logement|niveau|planta|vivienda|estancia|edificio|ubicacion|zona)\b/,
  ],
  ['key', /\b(?:no|nr|ref|number|id|numero)\b/],
  ['status', /\b(?:status|state|statut|estado|etat)\b/],
  ['priority', /\b(?:priority|rating|severity|prioritat|priorite|prioridad|gravite|gravedad)\b/],
  ['type', /\b(?:type|art|tipo)\b/],
  [
    'company',
    /\b(?:\w*contractor|company|firma|entreprise|empresa|responsible|responsable|verantwortlich\w*|zustandig\w*)\b/,
  ],
  ['trade', /\b(?:trade|gewerk|metier|oficio|gremio|discipline)\b/],
  [
    'title',
    /\b(?:defects?|snags?|issues?|reserves?|\w*mangel|defecto|incidencia|desperfecto|repaso|designation|libelle)\b/,
  ],
  ['description', /\b(?:descri|beschreib|detail)/],
];

const keysOf = (fields: Readonly<Partial<Record<ImportField, string>>>): Map<string, ImportField> =>
  new Map(
    // Its keys; of two fields with the same heading the first has it.
    (Object.entries(fields) as [ImportField, string][])
      .flatMap(([field, headings]) =>
        headings.split(', ').map((heading) => [wordKey(heading), field] as const),
      )
      .toReversed(),
  );

const known: Readonly<Record<ImportTable, ReadonlyMap<string, ImportField>>> = {
  snags: keysOf(said.snags),
  locations: keysOf(said.locations),
  trades: keysOf(said.trades),
  companies: keysOf(said.companies),
  people: keysOf(said.people),
};

const ofOthers = Object.entries(otherwise).map(
  ([field, headings]) => [field as ImportField, headings.split(', ').map(wordKey)] as const, // its keys
);

/** “Punch Item #” is a number, and no punch item. */
const keyOf = (heading: string): string =>
  /#\s*\*?$/.test(heading.trim()) ? `${wordKey(heading)}number` : wordKey(heading);

/** The field that a heading is for, in whatever of the languages. */
export const fieldOf = (table: ImportTable, heading: string): ImportField | null =>
  known[table].get(keyOf(heading)) ?? null;

/** Fields that it is for where no other column holds them. */
export const fieldsOtherwise = (table: ImportTable, heading: string): ImportField[] =>
  table === 'snags'
    ? ofOthers.flatMap(([field, keys]) => (keys.includes(keyOf(heading)) ? [field] : []))
    : [];

/** The field that a part of a heading is for. */
export function fieldByPart(table: ImportTable, heading: string): ImportField | null {
  if (table !== 'snags') return null;
  const plain = nameKey(heading).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return parts.find(([, words]) => words.test(plain))?.[0] ?? null;
}

/** Whether it is a heading at all. */
export const isHeading = (table: ImportTable, cell: string): boolean =>
  cell.length <= 60 && (fieldOf(table, cell) !== null || fieldsOtherwise(table, cell).length > 0);
