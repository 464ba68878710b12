import { textLimits } from '../../../rules/limits';
import { firstOf } from '../../../rules/text';
import type { Handle } from '../../database/engine';
import { type Decision, refusedRow } from './decision';
import { stamp, type ImportContext } from './importContext';
import { problem } from './problems';
import type { Step } from './steps';
import { changedAtOf, thereOf, topicBy } from '../bcf/store';
import type { TopicComment, TopicFacts } from '../bcf/topicFacts';
import { eventIdsOf, photoIdsOf } from '../bcf/topicIds';

interface Topic {
  readonly topic: TopicFacts;
  readonly snagId: string;
}

/**
 * Adds to what becomes of a topic's row its comments and pictures that the snag does not have. A
 * file that is older than what was done here since changes nothing before somebody chose that.
 */
export async function withTopic(
  db: Handle,
  world: ImportContext,
  decision: Decision,
  { topic, snagId }: Topic,
): Promise<Decision> {
  if (decision.outcome === 'REFUSE') return decision;
  const { older } = world.answers;
  const isOld =
    decision.changes.length > 0 && (await isOlder(db, world.project.id, { topic, snagId }));
  if (isOld && older === null) return refusedRow([problem('ROW_OLDER')]);
  const asIs = isOld && older === 'KEEP';
  const { steps, comments, photos } = await besideSteps(db, world, { topic, snagId });
  // What other rows may need is set up all the same.
  const own = asIs ? decision.steps.filter(({ do: what }) => setsUp.has(what)) : decision.steps;
  const changes = [
    ...(asIs ? [] : decision.changes),
    ...(decision.outcome === 'MAKE' || comments === 0
      ? []
      : [{ field: 'comments', from: '', to: String(comments) }]),
    ...(decision.outcome === 'MAKE' || photos.length === 0
      ? []
      : [{ field: 'photo', from: '', to: String(photos.length) }]),
  ];
  const notes = [
    ...decision.notes,
    ...(asIs ? [problem('NOTE_OLDER_KEPT')] : []),
    ...(topic.lost.length > 0
      ? [problem('NOTE_LOST', { names: topic.lost.slice(0, 20).join(' · ') })]
      : []),
  ];
  return {
    ...decision,
    outcome:
      decision.outcome === 'MAKE' ? 'MAKE' : own.length + steps.length > 0 ? 'CHANGE' : 'SAME',
    changes,
    notes,
    steps: [...own, ...steps],
    undoing: {
      ...(asIs ? { made: decision.undoing.made } : decision.undoing),
      ...(decision.undoing.raised === undefined && { beside: { photos, comments } }),
    },
  };
}

const setsUp: ReadonlySet<Step['do']> = new Set(['saveCompany', 'saveTrade', 'addLocations']);

/** Whether somebody changed the snag here after the file was written, and since the last import. */
async function isOlder(db: Handle, projectId: string, { topic, snagId }: Topic): Promise<boolean> {
  const changedAt = await changedAtOf(db, snagId);
  if (topic.changedAt === null || changedAt === null) return false;
  const before = await topicBy(db, projectId, topic.guid);
  // Many programs write no parts of seconds.
  return (
    before?.changed_at !== changedAt &&
    Math.floor(topic.changedAt / 1000) < Math.floor(changedAt / 1000)
  );
}

async function besideSteps(
  db: Handle,
  world: ImportContext,
  { topic, snagId }: Topic,
): Promise<{ steps: Step[]; comments: number; photos: string[] }> {
  const of = { projectId: world.project.id, guid: topic.guid };
  const events = topic.comments.map((comment) => ({ comment, ids: eventIdsOf(of, comment.guid) }));
  const pictures = topic.snapshots.map((shot) => ({ shot, ids: photoIdsOf(of, shot.key) }));
  const both = ({ ids }: { ids: { ours: string | null; theirs: string } }): string[] =>
    ids.ours === null ? [ids.theirs] : [ids.theirs, ids.ours];
  const there = await thereOf(db, snagId, {
    events: events.flatMap(both),
    photos: pictures.flatMap(both),
  });
  const isThere = (each: Parameters<typeof both>[0]): boolean =>
    both(each).some((id) => there.has(id));
  const steps: Step[] = [];
  const said = new Set<string>();
  for (const each of events) {
    if (isThere(each) || said.has(each.ids.theirs)) continue;
    said.add(each.ids.theirs);
    steps.push({
      do: 'addComment',
      input: {
        eventId: each.ids.theirs,
        occurredAt: world.now(),
        snagId,
        body: bodyOf(each.comment),
      },
    });
  }
  const photos: string[] = [];
  for (const each of pictures) {
    if (isThere(each) || photos.includes(each.ids.theirs)) continue;
    photos.push(each.ids.theirs);
    steps.push({
      do: 'addPhoto',
      input: {
        ...stamp(world),
        snagId,
        photoId: each.ids.theirs,
        kind: 'DEFECT',
        caption: '',
        takenAt: topic.changedAt ?? world.now(),
      },
      path: each.shot.path,
    });
  }
  return { steps, comments: said.size, photos };
}

/** The text with who wrote it and when, because here it is a comment of whoever imports it. */
function bodyOf({ text, author, at }: TopicComment): string {
  const by = [author, at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')]
    .filter((part) => part !== '')
    .join(' · ');
  const line = by === '' ? '' : `\n— ${firstOf(by, textLimits.name)}`;
  return `${firstOf(text, textLimits.long - line.length)}${line}`;
}
