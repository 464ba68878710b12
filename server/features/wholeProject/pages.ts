import { languages } from '../../../rules/languages';
import { isIn } from '../../../rules/snag';
import type { Context } from '../../context';
import type { Change, ToldEventTable } from '../../database/journalTables';
import type { PhotoTable, ProjectTable, SnagTable } from '../../database/schema';
import {
  createSpeaker,
  photoLabels,
  priorityLabels,
  type Speaker,
  statusLabels,
} from '../../reports/labels';
import type { Restored } from '../journal/restored';
import { isRedacted } from '../journal/store';
import { nameOf } from '../people/names';
import { titleOf } from '../snags/title';
import { html, type Markup, pageEnd, pageStart } from './markup';
import { photoPath, picturePath, snagPath } from './paths';
import { fieldWords, kindWords, reasonWords, words } from './words';

export interface PageOptions {
  context: Context;
  project: ProjectTable;
  by: string;
  now: number;
  chain: { events: number; lastHash: string };
  /** The backups that the journal goes on from. */
  restores: readonly Restored[];
}

const speakerOf = ({ context, project }: Pick<PageOptions, 'context' | 'project'>): Speaker =>
  createSpeaker(context.language, project.time_zone);

/**
 * Of the page with the list: what stands above it, the rows of some snags, and what stands below.
 */
export function listPage(options: PageOptions) {
  const { context, project, by, now, chain, restores } = options;
  const speaker = speakerOf(options);
  const { say } = speaker;
  const title = `${project.code} ${project.name}`;
  return {
    start: html`${pageStart({ language: languages[context.language].region, title })}
      <h1>${title}</h1>
      <p>${project.address}</p>
      ${project.client_name !== '' && html`<p>${say(words.client(project.client_name))}</p>`}
      <p>${say(words.madeBy(by, speaker.time(now)))}</p>
      <p>${say(words.what)}</p>
      <p>${say(words.proof)}</p>
      <dl>
        <dt>${say(words.lastEvent)}</dt>
        <dd>${chain.events}</dd>
        <dt>${say(words.lastHash)}</dt>
        <dd>${chain.lastHash}</dd>
      </dl>
      ${restores.map(
        ({ seq, restoredAt, backedUpAt }) =>
          html`<p>
            ${say(words.restored({ on: speaker.time(restoredAt), events: seq - 1, of: backedUpAt === null ? null : speaker.time(backedUpAt) }))}
          </p> `,
      )}
      <h2>${say(words.snags)}</h2>
      <div class="wide">
        <table>
          <thead>
            <tr>
              <th scope="col">${say(words.number)}</th>
              <th scope="col">${say(words.title)}</th>
              <th scope="col">${say(words.status)}</th>
              <th scope="col">${say(words.place)}</th>
              <th scope="col">${say(words.trade)}</th>
              <th scope="col">${say(words.company)}</th>
              <th scope="col">${say(words.due)}</th>
            </tr>
          </thead>
          <tbody>
       `,
    row: async (snag: SnagTable): Promise<Markup> => {
      const { trade, company, location } = await namesIn(context, snag);
      return html`<tr>
        <td><a href="${snagPath(snag.number)}">${project.code}-${snag.number}</a></td>
        <td>${await titleOf(context, { ...snag, changed_at: 0 })}</td>
        <td>${say(statusLabels[snag.status])}</td>
        <td>${location}</td>
        <td>${trade}</td>
        <td>${company}</td>
        <td>${snag.due_on !== null && speaker.day(snag.due_on)}</td>
      </tr> `;
    },
    end: (
      files: readonly { path: string; name: string }[],
      handovers: readonly { path: string; which: 'draft' | 'sealed' }[],
    ): Markup =>
      html`</tbody></table></div>
${
  files.length > 0 &&
  html`<h2>${say(words.plans)}</h2>
    <ul>
      ${files.map(({ path, name }) => html`<li><a href="${path}">${name}</a></li>`)}
    </ul>`
}
${
  handovers.length > 0 &&
  html`<h2>${say(words.handovers)}</h2>
    <ul>
      ${handovers.map(({ path, which }) => html`<li><a href="${path}">${say(words[which])}</a></li>`)}
    </ul>`
}
${pageEnd}`,
  };
}

/** The page of one snag, with its photos and its history. */
export async function snagPage(
  options: PageOptions,
  snag: SnagTable,
  photos: readonly PhotoTable[],
  events: readonly ToldEventTable[],
): Promise<string> {
  const { context, project } = options;
  const speaker = speakerOf(options);
  const { say } = speaker;
  const title = `${project.code}-${snag.number} ${await titleOf(context, { ...snag, changed_at: 0 })}`;
  const { trade, company, location } = await namesIn(context, snag);
  const signed = async (by: string | null, at: number | null): Promise<string | null> =>
    by === null || at === null
      ? null
      : say(words.byAt((await nameOf(context, by)) ?? say(words.unknown), speaker.time(at)));
  const facts: [string, string | null][] = [
    [say(words.status), say(statusLabels[snag.status])],
    [say(words.priority), say(priorityLabels[snag.priority])],
    [say(words.place), location],
    [say(words.trade), trade],
    [say(words.company), company],
    [say(words.due), snag.due_on === null ? null : speaker.day(snag.due_on)],
    [say(words.raised), await signed(snag.raised_by, snag.raised_at)],
    [say(words.fixed), await signed(snag.fixed_by, snag.fixed_at)],
    [say(words.closed), await signed(snag.closed_by, snag.closed_at)],
  ];
  const figures = await Promise.all(
    photos.map(async (photo) => {
      const kind = say(photoLabels[photo.kind]);
      const original = `../${photoPath(photo)}`;
      return html`<figure>
        <img
          src="${photo.state === 'READY' ? `../${picturePath(photo.id)}` : original}"
          alt="${photo.caption === '' ? kind : photo.caption}"
          loading="lazy"
        />
        <figcaption>
          ${kind} ·
          ${await signed(photo.by_id, photo.taken_at)}${photo.caption !== '' && ` · ${photo.caption}`}${photo.removed_at !== null && ` · ${say(words.hidden)}`}
          · <a href="${original}">${say(words.original)}</a>
        </figcaption>
      </figure> `;
    }),
  );
  const history = await Promise.all(events.map((event) => told(options, speaker, event)));
  return html`${pageStart({ language: languages[context.language].region, title })}
    <p><a href="../index.html">${say(words.back)}</a></p>
    <h1>${title}</h1>
    ${snag.description !== '' && html`<p>${snag.description}</p>`}
    <dl>
      ${facts.map(
        ([name, value]) =>
          value !== null &&
          value !== '' &&
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
    ${
      figures.length > 0 &&
      html`<h2>${say(words.photos)}</h2>
        ${figures}`
    }
    <h2>${say(words.history)}</h2>
    <ol>
      ${history}
    </ol>
    ${pageEnd}`.text;
}

async function told(
  { context }: PageOptions,
  { say, time }: Speaker,
  event: ToldEventTable,
): Promise<Markup | null> {
  // A kind or reason of a newer version has no words here.
  if (!isIn(kindWords, event.kind)) return null;
  const reason =
    event.reason === null || !isIn(reasonWords, event.reason)
      ? undefined
      : reasonWords[event.reason];
  const by =
    event.actor_id === null
      ? say(words.server)
      : ((await nameOf(context, event.actor_id)) ?? say(words.unknown));
  // Written by features/journal/append.ts.
  const changes = event.changes === null ? [] : (JSON.parse(event.changes) as Change[]);
  const lines = [
    ...(reason === undefined ? [] : [say(reason)]),
    // A drawing names no values: that it came too late is said below.
    ...changes.flatMap(({ field, from, to }) =>
      field === 'drawing'
        ? []
        : [
            say(
              words.changed(
                isIn(fieldWords, field) ? say(fieldWords[field]) : field,
                from ?? '–',
                to ?? '–',
              ),
            ),
          ],
    ),
    ...(event.comment === null ? [] : [event.comment]),
    ...(isRedacted(event) ? [say(words.erased)] : []),
    ...(event.without_effect === 1 ? [say(words.noEffect)] : []),
  ];
  return html`<li>
    <strong>${say(kindWords[event.kind])}</strong> ·
    ${say(words.byAt(by, time(event.occurred_at)))}${lines.map((line) => html`<br />${line}`)}
  </li> `;
}

async function namesIn({ loaders }: Context, { trade_id, company_id, location_id }: SnagTable) {
  const [trade, company, location] = await Promise.all([
    trade_id === null ? null : loaders.trade.load(trade_id),
    company_id === null ? null : loaders.company.load(company_id),
    location_id === null ? null : loaders.location.load(location_id),
  ]);
  return {
    trade: trade?.name ?? null,
    company: company?.name ?? null,
    location: location?.path ?? null,
  };
}
