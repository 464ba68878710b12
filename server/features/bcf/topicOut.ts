import type { Priority, SnagStatus, SnagType } from '../../../rules/snag';
import { tableWords } from '../../../rules/tables';
import { localText, offsetText } from '../tablesOut/localTime';
import type { Kept } from './kept';
import { type Markup, readMarkup } from './markup';
import type { OwnField } from './ownFile';
import { at } from './paths';
import { bareViewpoint, eventIdsOf, plainGuid } from './topicIds';
import { attributeOf, element, localName, parseXml, textIn, textOf, type XmlElement } from './xml';

/** A snag as it goes out. */
export interface SnagOut {
  readonly projectId: string;
  readonly guid: string;
  readonly number: number;
  readonly title: string;
  /** In place of a title that is empty. */
  readonly shownTitle: string;
  readonly description: string;
  readonly status: SnagStatus;
  readonly type: SnagType;
  readonly priority: Priority;
  /** YYYY-MM-DD, or null. */
  readonly due: string | null;
  readonly raised: Said;
  /** Null if nobody has changed it since it was raised, or imported last. */
  readonly changed: Said | null;
  readonly assignee: Named | null;
  readonly company: Named | null;
  /** What only our own file says. */
  readonly own: Readonly<Partial<Record<OwnField, string>>>;
  readonly comments: readonly CommentOut[];
  readonly photos: readonly PhotoOut[];
}

interface Said {
  readonly by: string;
  /** Epoch ms. */
  readonly at: number;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface CommentOut extends Said {
  /** Of its event. */
  readonly id: string;
  readonly guid: string;
  readonly text: string;
  readonly edited: Said | null;
}

export interface PhotoOut {
  readonly id: string;
  readonly guid: string;
  /** Of its file in the folder of the topic. */
  readonly name: string;
  readonly caption: string;
  /** That the work was done: it goes out as a document, and others as pictures of viewpoints. */
  readonly isEvidence: boolean;
}

export interface TopicOut {
  readonly markup: Markup;
  /** The photos of viewpoints with the names that their files have. */
  readonly photos: readonly PhotoOut[];
  /** Viewpoints that show a photo alone, by the names of their files. */
  readonly views: Readonly<Record<string, XmlElement>>;
  /** Those that are documents. */
  readonly evidence: readonly PhotoOut[];
}

/** Minutes that the project's clocks are ahead of UTC. */
type Offsets = (at: number) => number;

const empty: Markup = {
  attributes: {},
  elements: [],
  files: [],
  comments: [],
  viewpoints: [],
  others: [],
  namespaces: {},
};

/**
 * The markup of a snag. What a file said of it stays in its own words where the snag still says
 * that; what nothing here shows is given back.
 */
export function topicOut(snag: SnagOut, kept: Kept | null, offsets: Offsets): TopicOut {
  const before = kept === null ? null : readMarkup(parseXml(kept.markup));
  const base = before ?? empty;
  const means = kept?.means ?? {};
  const has = (name: string): boolean =>
    base.elements.some((each) => localName(each.name) === name && textOf(each) !== '');
  let elements = base.elements;
  const put = (name: string, text: string | null): void => {
    const rest = elements.filter((each) => localName(each.name) !== name);
    elements = text === null || text === '' ? rest : [...rest, element(name, text)];
  };
  /** Unless the topic said the same in its own words. */
  const say = (name: string, key: keyof typeof means, value: string | null, text = value): void => {
    if (!(has(name) && means[key] !== undefined && means[key] === value)) put(name, text);
  };
  say('Title', 'title', snag.title, snag.shownTitle);
  say('Description', 'description', snag.description);
  if (has('Priority') || means.priority !== snag.priority)
    say('Priority', 'priority', snag.priority, tableWords.priority[snag.priority]);
  say('DueDate', 'due', snag.due, snag.due === null ? null : dueMoment(snag.due, offsets));
  const assigned = snag.assignee ?? snag.company;
  const isAsSaid =
    has('AssignedTo') &&
    means.assignee === (snag.assignee?.id ?? null) &&
    (means.assignee !== null || means.company === (snag.company?.id ?? null));
  if (!isAsSaid) put('AssignedTo', assigned?.name ?? null);
  if (!has('CreationDate')) put('CreationDate', momentText(snag.raised.at, offsets));
  if (!has('CreationAuthor')) put('CreationAuthor', snag.raised.by);
  if (snag.changed !== null) {
    put('ModifiedDate', momentText(snag.changed.at, offsets));
    put('ModifiedAuthor', snag.changed.by);
  }
  if (before === null) put('Index', String(snag.number));
  const word = (name: string, key: keyof typeof means, value: string, text: string): string => {
    const said = base.attributes[name];
    return said !== undefined && said !== '' && means[key] === value ? said : text;
  };
  const status = word('TopicStatus', 'status', snag.status, tableWords.status[snag.status]);
  const type = word('TopicType', 'type', snag.type, tableWords.type[snag.type]);
  const came = Object.values(kept?.photos ?? {});
  const evidence = snag.photos.filter(({ id, isEvidence }) => isEvidence && !came.includes(id));
  // One that came back with the topic is there once.
  const isOurs = ({ attributes: { Guid } }: XmlElement): boolean =>
    evidence.some(({ guid }) => guid === plainGuid(Guid ?? ''));
  elements = [...elements.filter((each) => !isOurs(each)), ...evidence.map(documentOf)];
  const pictures = snag.photos.filter((photo) => !evidence.includes(photo));
  const viewpoints = viewpointsOf({ ...snag, photos: pictures }, base, kept);
  return {
    evidence,
    photos: viewpoints.photos,
    views: viewpoints.views,
    markup: {
      ...base,
      elements,
      attributes: {
        ...base.attributes,
        Guid: base.attributes['Guid'] ?? snag.guid,
        ServerAssignedId:
          base.attributes['ServerAssignedId'] ?? kept?.serverId ?? String(snag.number),
        TopicType: type,
        TopicStatus: status,
      },
      comments: commentsOf(snag, base, offsets),
      viewpoints: viewpoints.elements,
    },
  };
}

/** A reference to a photo that goes out as a document. */
const documentOf = ({ guid, caption }: PhotoOut): XmlElement =>
  element(
    'DocumentReference',
    [element('DocumentGuid', guid), ...(caption === '' ? [] : [element('Description', caption)])],
    { Guid: guid },
  );

/** As ISO 8601 with the zone of the project. */
export function momentText(at: number, offsets: Offsets): string {
  const offset = offsets(at);
  const parts = String(at % 1000).padStart(3, '0');
  return `${localText(at, offset)}${parts === '000' ? '' : `.${parts}`}${offsetText(offset)}`;
}

/** The begin of the day, which is the day itself for every program on the same clocks. */
function dueMoment(day: string, offsets: Offsets): string {
  const offset = offsets(Date.parse(`${day}T12:00:00Z`));
  return `${day}T00:00:00${offsetText(offset)}`;
}

function commentsOf(snag: SnagOut, base: Markup, offsets: Offsets): XmlElement[] {
  const written = new Map(snag.comments.map((comment) => [comment.id, comment]));
  const given = base.comments.map((said): XmlElement => {
    const guid = plainGuid(attributeOf(said, 'Guid') ?? '');
    const ids = eventIdsOf(snag, guid);
    const here = written.get(ids.theirs) ?? written.get(ids.ours ?? '');
    if (here === undefined) return said;
    written.delete(here.id);
    if (here.edited === null) return said;
    const { edited } = here;
    const rest = said.children.filter(
      (child) =>
        typeof child === 'string' ||
        !['Comment', 'ModifiedDate', 'ModifiedAuthor'].includes(localName(child.name)),
    );
    return {
      ...said,
      children: [
        ...rest,
        element('Comment', here.text),
        element('ModifiedDate', momentText(edited.at, offsets)),
        element('ModifiedAuthor', edited.by),
      ],
    };
  });
  return [
    ...given,
    ...[...written.values()].map((comment) =>
      element(
        'Comment',
        [
          element('Date', momentText(comment.at, offsets)),
          element('Author', comment.by),
          element('Comment', comment.text),
          ...(comment.edited === null
            ? []
            : [
                element('ModifiedDate', momentText(comment.edited.at, offsets)),
                element('ModifiedAuthor', comment.edited.by),
              ]),
        ],
        { Guid: comment.guid },
      ),
    ),
  ];
}

/**
 * The viewpoints that came with the topic, each with its picture as long as that is shown here, and
 * one for each other photo.
 */
function viewpointsOf(
  snag: SnagOut,
  base: Markup,
  kept: Kept | null,
): { elements: XmlElement[]; photos: PhotoOut[]; views: Record<string, XmlElement> } {
  const shown = new Map(snag.photos.map((photo) => [photo.id, photo]));
  const photos: PhotoOut[] = [];
  const all = [...base.viewpoints, ...bareOf(snag.guid, base, kept)];
  const elements = all.map((viewpoint): XmlElement => {
    const [name, id] = at(kept?.photos ?? {}, textIn(viewpoint, 'Snapshot')) ?? [];
    if (id === undefined || name === undefined) return viewpoint;
    const photo = shown.get(id);
    shown.delete(id);
    if (photo !== undefined) {
      photos.push({ ...photo, name });
      return viewpoint;
    }
    // It was removed here.
    return {
      ...viewpoint,
      children: viewpoint.children.filter(
        (child) => typeof child === 'string' || localName(child.name) !== 'Snapshot',
      ),
    };
  });
  const views: Record<string, XmlElement> = {};
  const first = elements.length;
  for (const [n, photo] of [...shown.values()].entries()) {
    photos.push(photo);
    // Some programs refuse a file with a viewpoint that is a picture alone.
    const view = `${photo.guid}.bcfv`;
    views[view] = element('VisualizationInfo', [], { Guid: photo.guid });
    elements.push(
      element(
        'ViewPoint',
        [
          element('Viewpoint', view),
          element('Snapshot', photo.name),
          element('Index', String(first + n)),
        ],
        { Guid: photo.guid },
      ),
    );
  }
  return { elements, photos, views };
}

/** The viewpoint that the oldest files have without naming it. */
function bareOf(guid: string, base: Markup, kept: Kept | null): XmlElement[] {
  if (kept === null) return [];
  const named = new Set(
    base.viewpoints.flatMap((each) =>
      ['Viewpoint', 'Snapshot'].map((name) => textIn(each, name).toLowerCase()),
    ),
  );
  const isBare = (name: string): boolean => !named.has(name.toLowerCase());
  const camera = Object.keys(kept.viewpoints).find(
    (name) => name.toLowerCase() === 'viewpoint.bcfv' && isBare(name),
  );
  const picture = Object.keys(kept.photos).find(
    (name) => /^snapshot\.(png|jpe?g)$/i.test(name) && isBare(name),
  );
  if (camera === undefined && picture === undefined) return [];
  return [
    element(
      'ViewPoint',
      [
        ...(camera === undefined ? [] : [element('Viewpoint', camera)]),
        ...(picture === undefined ? [] : [element('Snapshot', picture)]),
      ],
      { Guid: bareViewpoint(guid) },
    ),
  ];
}
