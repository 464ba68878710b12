import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WhatFields_project$key } from '../../../__generated__/relay/WhatFields_project.graphql';
import type { RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { phraseAtStart } from '../../domain/phrases';
import { offered } from '../../parts/archived';
import { Choice } from '../../ui/fields/Choice';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';

interface WhatFieldsProps {
  project: WhatFields_project$key;
  fields: RaiseSnagValues;
  onChange: (fields: RaiseSnagValues) => void;
  /** The trade is that of the last snag. */
  carriedOver: boolean;
  error: string | null;
}

const between = ', ';

/** Trade and title: one of the trade's phrases by one tap, own words, or both. */
export function WhatFields({ project, fields, onChange, carriedOver, error }: WhatFieldsProps) {
  const { trades: all } = useFragment(
    graphql`
      fragment WhatFields_project on Project {
        trades {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
          phrases
        }
      }
    `,
    project,
  );
  const trades = offered(all, fields.tradeId);
  const trade = trades.find(({ id }) => id === fields.tradeId);
  const phrases = trade?.phrases ?? [];
  const title = fields.title ?? '';
  // Kept beside the title, so that typing a word that is also a phrase chooses none.
  const [picked, setPicked] = useState(() => phraseAtStart(title, phrases, between));
  const phrase =
    picked !== null && phraseAtStart(title, [picked], between) !== null ? picked : null;
  const words = phrase === null ? title : title.slice(phrase.length + between.length);
  const titleOf = (chosen: string | null, own: string): string =>
    [chosen ?? '', own].filter((part) => part !== '').join(between);
  const pick = (chosen: string | null) => {
    setPicked(chosen);
    onChange({ ...fields, title: titleOf(chosen, words) });
  };
  return (
    <>
      <Choice
        label={messages.trade}
        note={carriedOver && trade !== undefined && messages.fromLast}
        hint={trades.length === 0 ? messages.noTrades : undefined}
        options={trades.map(({ id, name }) => ({ value: id, label: name }))}
        value={trade?.id ?? null}
        onChange={(tradeId) => {
          const its = trades.find(({ id }) => id === tradeId)?.phrases ?? [];
          // A phrase of another trade would be in the title, and not among the chips.
          const kept = phrase !== null && its.includes(phrase) ? phrase : null;
          onChange({ ...fields, tradeId, title: titleOf(kept, words) });
        }}
      />
      <Choice
        label={messages.what}
        hint={trade === undefined && trades.length > 0 ? messages.phrasesLater : undefined}
        options={phrases.map((each) => ({ value: each, label: each }))}
        value={phrase}
        onChange={pick}
        onClear={() => pick(null)}
      />
      <TextField
        label={messages.ownWords}
        labelHidden
        placeholder={messages.ownWords}
        value={words}
        onChange={({ target }) => onChange({ ...fields, title: titleOf(phrase, target.value) })}
        error={error}
      />
    </>
  );
}
