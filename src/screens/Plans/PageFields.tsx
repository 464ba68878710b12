import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PageFields_project$key } from '../../../__generated__/relay/PageFields_project.graphql';
import { textLimits } from '../../../rules/limits';
import { LocationField } from '../../parts/LocationField';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { paperName } from '../../ui/pictures/paper';
import type { PageDraft } from './pageDrafts';
import { PageThumb } from './PageThumb';
import styles from './Pages.module.css';
import { messages } from './messages';

interface PageFieldsProps {
  project: PageFields_project$key;
  draft: PageDraft;
  /** The only page of its file, so it has no checkbox. */
  single: boolean;
  /** The form was submitted: missing values are shown. */
  tried: boolean;
  onChange: (page: number, to: Partial<PageDraft>) => void;
}

/**
 * The fields of one page. Memoised, because a file may have 300 pages and only the edited one is to
 * be rendered.
 */
export const PageFields = memo(function PageFields({
  project,
  draft,
  single,
  tried,
  onChange,
}: PageFieldsProps) {
  const data = useFragment(
    graphql`
      fragment PageFields_project on Project {
        ...LocationField_project
      }
    `,
    project,
  );
  const { page, sent, chosen, code, name, locationId, refusal } = draft;
  const paper = paperName(sent.widthMm, sent.heightMm);
  const set = (to: Partial<PageDraft>) => onChange(page, { ...to, refusal: null });
  const missing = (text: string, sentence: string) =>
    tried && text.trim() === '' ? sentence : null;
  const refused = (field: 'code' | 'name' | null) =>
    refusal?.field === field ? refusal.sentence : null;
  return (
    <li className={styles.page}>
      {!single && <PageThumb page={sent} />}
      {single ? (
        <p className={styles.facts}>{paper}</p>
      ) : (
        <label className={styles.use}>
          <input
            type="checkbox"
            checked={chosen}
            onChange={({ target }) => set({ chosen: target.checked })}
          />
          {messages.pageTitle(page, sent.title, paper)}
        </label>
      )}
      {chosen && (
        <div className={styles.fields} role="group" aria-label={messages.page(page)}>
          <TextField
            label={messages.code}
            maxLength={textLimits.planCode}
            value={code}
            onChange={({ target }) => set({ code: target.value })}
            error={missing(code, messages.codeMissing) ?? refused('code')}
          />
          <TextField
            label={messages.name}
            maxLength={textLimits.name}
            value={name}
            onChange={({ target }) => set({ name: target.value })}
            error={missing(name, messages.nameMissing) ?? refused('name')}
          />
          <LocationField
            project={data}
            value={locationId}
            onChange={(id) => set({ locationId: id })}
          />
        </div>
      )}
      <Notice kind="refused">{refused(null)}</Notice>
    </li>
  );
});
