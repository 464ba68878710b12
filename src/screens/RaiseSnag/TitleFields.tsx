import { graphql, useFragment } from 'react-relay/hooks';
import type { TitleFields_project$key } from '../../../__generated__/relay/TitleFields_project.graphql';
import type { RaiseSnagValues } from '../../app/events/useRaiseSnag';
import { phraseAtEnd, withPhrase } from '../../domain/phrases';
import { offered } from '../../parts/archived';
import { Choice } from '../../ui/fields/Choice';
import { TextField } from '../../ui/fields/TextField';
import styles from './RaiseSnag.module.css';
import { messages } from './messages';

interface TitleFieldsProps {
  project: TitleFields_project$key;
  fields: RaiseSnagValues;
  onChange: (fields: RaiseSnagValues) => void;
  error: string | null;
}

/** Trade and title: one of the trade's phrases by one tap, or free text. */
export function TitleFields({ project, fields, onChange, error }: TitleFieldsProps) {
  const { trades: all } = useFragment(
    graphql`
      fragment TitleFields_project on Project {
        trades {
          id
          name
          # eslint-disable-next-line relay/unused-fields -- src/parts/archived.ts reads it
          archived
          phrases
          # eslint-disable-next-line relay/unused-fields -- what was raised without a signal says who will fix it
          defaultCompany {
            id
            name
            archived
          }
        }
      }
    `,
    project,
  );
  const trades = offered(all, fields.tradeId);
  const trade = trades.find(({ id }) => id === fields.tradeId);
  const phrases = trade?.phrases ?? [];
  return (
    <>
      <Choice
        label={messages.trade}
        hint={trades.length === 0 ? messages.noTrades : undefined}
        options={trades.map(({ id, name }) => ({ value: id, label: name }))}
        value={trade?.id ?? null}
        onChange={(tradeId) => onChange({ ...fields, tradeId })}
      />
      {trades.some((each) => each.phrases.length > 0) && (
        // The same height for each trade, so that choosing one shifts nothing below. Many phrases
        // scroll, starting at the top for each trade.
        <div key={trade?.id} className={styles.phrases}>
          <Choice
            label={messages.phrases}
            hint={
              phrases.length > 0
                ? undefined
                : trade === undefined
                  ? messages.phrasesLater
                  : messages.noPhrases
            }
            options={phrases.map((phrase) => ({ value: phrase, label: phrase }))}
            value={phraseAtEnd(fields.title ?? '', phrases, ', ')}
            onChange={(phrase) =>
              onChange({
                ...fields,
                title: withPhrase(
                  fields.title ?? '',
                  phrase,
                  trades.flatMap((each) => each.phrases),
                  ', ',
                ),
              })
            }
          />
        </div>
      )}
      <TextField
        label={messages.ownTitle}
        hint={messages.titleHint}
        value={fields.title ?? ''}
        onChange={(event) => onChange({ ...fields, title: event.target.value })}
        error={error}
      />
    </>
  );
}
