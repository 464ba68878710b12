import { dayIn } from '../../../rules/days';
import type { ImportField } from '../../../rules/imports';
import { bcfLimits } from '../../../rules/imports';
import { textLimits } from '../../../rules/limits';
import { cleanLine, cleanText, firstOf } from '../../../rules/text';
import type { Markup } from './markup';
import { readOwn } from './ownFile';
import { pathsOf } from './paths';
import { bareViewpoint, plainGuid } from './topicIds';
import type { Snapshot, TopicComment, TopicFacts } from './topicFacts';
import { attributeOf, localName, textIn, textOf, type XmlElement } from './xml';

/** A topic as the row of a table. */
export interface TopicRow {
  readonly cells: Readonly<Partial<Record<ImportField, string>>>;
  readonly topic: TopicFacts;
}

/** A file in the folder of a topic. */
export interface TopicFile {
  /** As its markup names it, in lower case. */
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
}

interface Folder {
  readonly folder: string;
  readonly files: readonly TopicFile[];
  /** Our own file, if it has one. */
  readonly own: XmlElement | null;
  /** Names of files elsewhere that are too large to be kept. */
  readonly beside: readonly string[];
  /** Of the project; days are those of its clocks. */
  readonly timeZone: string;
}

/** Epoch ms of an xs:dateTime, which is in UTC where it names no zone; null if it is none. */
export function momentOf(text: string): number | null {
  const at = Date.parse(/T\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text) ? `${text}Z` : text);
  return text === '' || Number.isNaN(at) ? null : at;
}

/** Makes of a markup what its row says. */
export function topicRow(
  markup: Markup,
  { folder, files, own, timeZone, beside }: Folder,
): TopicRow {
  const said = (name: string): string =>
    textOf(markup.elements.find((each) => localName(each.name) === name));
  const root: XmlElement = { name: 'Topic', attributes: markup.attributes, children: [] };
  const attribute = (name: string): string => (attributeOf(root, name) ?? '').trim();
  const guid = plainGuid(attribute('Guid'));
  const due = said('DueDate');
  const snapshots = snapshotsOf(guid, markup.viewpoints, files);
  const comments = markup.comments.flatMap((each) => commentOf(each));
  const description = firstOf(cleanText(said('Description')), textLimits.long);
  // A topic that says nothing is known by its first comment, or by its Guid.
  const title =
    said('Title') === '' && description === '' ? (comments[0]?.text ?? guid) : said('Title');
  const cells: Partial<Record<ImportField, string>> = {
    // What is longer is kept with the markup.
    title: firstOf(cleanLine(title), textLimits.title),
    description,
    status: attribute('TopicStatus'),
    type: attribute('TopicType'),
    priority: said('Priority'),
    person: said('AssignedTo'),
    due: dueDay(due, timeZone),
    key: attribute('ServerAssignedId'),
    ...readOwn(own),
  };
  return {
    cells,
    topic: {
      guid,
      serverId: cells.key ?? '',
      folder,
      changedAt: momentOf(said('ModifiedDate')) ?? momentOf(said('CreationDate')),
      comments,
      snapshots,
      lost: [...tooLarge(files, snapshots), ...beside],
    },
  };
}

/** The day on the project's clocks; what is no date stays as it is, for the dry run to ask. */
function dueDay(text: string, timeZone: string): string {
  const at = momentOf(text);
  if (at === null) return text;
  return /T.*(Z|[+-]\d\d:?\d\d)$/.test(text) ? dayIn(timeZone, at) : text.slice(0, 10);
}

function commentOf(comment: XmlElement): TopicComment[] {
  const guid = plainGuid(attributeOf(comment, 'Guid') ?? '');
  const text = textIn(comment, 'Comment');
  // Some programs write a comment for a viewpoint alone.
  if (guid === '' || text === '') return [];
  return [{ guid, author: textIn(comment, 'Author'), at: momentOf(textIn(comment, 'Date')), text }];
}

/** The pictures of viewpoints; of the oldest files also those that no viewpoint names. */
function snapshotsOf(
  topic: string,
  viewpoints: readonly XmlElement[],
  files: readonly TopicFile[],
): Snapshot[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const found = new Map<string, Snapshot>();
  for (const viewpoint of viewpoints) {
    const guid = plainGuid(attributeOf(viewpoint, 'Guid') ?? '');
    const file = pathsOf(textIn(viewpoint, 'Snapshot'))
      .map((path) => byName.get(path.toLowerCase()))
      .find((each) => each !== undefined);
    if (file !== undefined && !found.has(file.path))
      found.set(file.path, { key: guid === '' ? file.name : guid, path: file.path });
  }
  const bare = files.find(({ name }) => /^snapshot\.(png|jpe?g)$/.test(name));
  if (bare !== undefined && !found.has(bare.path))
    found.set(bare.path, { key: bareViewpoint(topic), path: bare.path });
  return [...found.values()];
}

/** Files that are no snapshots, and too large to be kept by themselves or together. */
function tooLarge(files: readonly TopicFile[], snapshots: readonly Snapshot[]): string[] {
  let left: number = bcfLimits.keptOfTopic;
  return files
    .filter(
      ({ path, name, bytes }) =>
        name !== 'markup.bcf' &&
        !snapshots.some((each) => each.path === path) &&
        (bytes > (name.endsWith('.bcfv') ? bcfLimits.xml : bcfLimits.kept) || (left -= bytes) < 0),
    )
    .map(({ name }) => name);
}
