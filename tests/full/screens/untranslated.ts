import { waitFor } from '@testing-library/react';
import type { MadeUp } from '../../support/madeUpLanguage';
import type { Screens } from '../../screens/arrive';

/** Everything that people have entered: names, titles, codes. */
async function enteredIn({ site }: Screens): Promise<string[]> {
  const { db } = site.server.app.services;
  const [people, projects, ...others] = await Promise.all([
    db.selectFrom('user').select(['name', 'email']).execute(),
    db.selectFrom('project').select(['name', 'code', 'time_zone']).execute(),
    db.selectFrom('company').select('name').execute(),
    db.selectFrom('trade').select(['name', 'phrases']).execute(),
    db.selectFrom('location').select('path').execute(),
    db.selectFrom('snag').select(['title', 'description']).execute(),
    db.selectFrom('plan').select(['code', 'name']).execute(),
    db.selectFrom('plan_revision').select('label').execute(),
  ]);
  return [
    ...[people, projects, ...others].flat().flatMap((row) => Object.values(row).map(String)),
    ...[...people, ...projects].flatMap(({ name }) => initialsOf(name)),
    ...Intl.supportedValuesOf('timeZone'),
  ];
}

/** As a picture of a person or a project has them: of the first word and the second or the last. */
function initialsOf(name: string): string[] {
  const [first = '', ...letters] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).map(([letter]) => letter);
  return [letters[0], letters.at(-1)].map((letter = '') => (first + letter).toUpperCase());
}

/** All that is read or heard: text, and what attributes say. */
function said(): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  return elements.flatMap((element) => [
    ...['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder'].map(
      (name) => element.getAttribute(name) ?? '',
    ),
    ...[...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    ),
  ]);
}

/**
 * Once something is shown: the words on the page that are neither of the made-up language nor
 * somebody's own, and sentences into which other words of the catalogue were put.
 */
export async function untranslated(
  screens: Screens,
  language: MadeUp,
  isShown: () => boolean,
  alsoEntered: readonly string[] = [],
): Promise<string[]> {
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(isShown()).toBe(true);
  });
  const words = language.untranslated(
    [document.title, ...said()].join('\n').replaceAll(/https?:\S+/g, ''),
    [...(await enteredIn(screens)), ...alsoEntered],
  );
  return [...words, ...language.assembled];
}
