import { useState } from 'react';
import { filterFields, type FilterInput } from '../../domain/filters';
import { Spoken } from '../../ui/Spoken';
import { messages } from './messages';
import type { ReportSettings } from './reportSettings';
import styles from './Reports.module.css';
import { useSettled } from './useSettled';

interface PreviewProps {
  code: string;
  kind: string;
  filter: FilterInput;
  settings: ReportSettings & { readonly allCompanies: boolean };
}

/** The first page, drawn by the server from the real report. */
export function Preview({ code, kind, filter, settings }: PreviewProps) {
  const src = `/files/reports/preview/${code}?${new URLSearchParams({ kind, ...settings, onPlan: String(settings.onPlan), allCompanies: String(settings.allCompanies), filter: JSON.stringify(filterFields(filter)) })}`;
  const settled = useSettled(src);
  const [shown, setShown] = useState<{ src: string; state: 'shown' | 'failed' } | null>(null);
  const state = shown?.src === settled && settled === src ? shown.state : 'asked';
  return (
    <figure className={styles.preview} data-paper={settings.paper} aria-busy={state === 'asked'}>
      <Spoken role="status">{state === 'asked' ? messages.previewComes : null}</Spoken>
      {state === 'failed' ? (
        <p role="status" className={styles.noPreview}>
          {messages.noPreview}
        </p>
      ) : (
        <img
          src={settled}
          alt={messages.previewAlt}
          className={styles.page}
          data-old={state === 'asked' || undefined}
          decoding="async"
          onLoad={() => setShown({ src: settled, state: 'shown' })}
          onError={() => setShown({ src: settled, state: 'failed' })}
        />
      )}
    </figure>
  );
}
