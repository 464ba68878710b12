import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PagesForm_project$key } from '../../../__generated__/relay/PagesForm_project.graphql';
import { textLimits } from '../../../rules/limits';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { draftPages, type PageDraft } from './pageDrafts';
import { PageFields } from './PageFields';
import type { SentFile } from './uploads';
import { useMakePlans } from './useMakePlans';
import { messages } from './messages';

interface PagesFormProps {
  file: SentFile;
  project: PagesForm_project$key;
  onDone: () => void;
}

const firstLabel = 'A';

/** Form for the pages of a file: which become plans, with codes and names. */
export function PagesForm({ file, project, onDone }: PagesFormProps) {
  const data = useFragment(
    graphql`
      fragment PagesForm_project on Project {
        id
        plans {
          code
        }
        ...PageFields_project
      }
    `,
    project,
  );
  const [pages, setPages] = useState(() =>
    draftPages(
      file,
      data.plans.map(({ code }) => code),
    ),
  );
  const [label, setLabel] = useState(firstLabel);
  const [tried, setTried] = useState(false);
  const change = useCallback((page: number, to: Partial<PageDraft> | null) => {
    setPages((before) =>
      to === null
        ? before.filter((each) => each.page !== page)
        : before.map((each) => (each.page === page ? { ...each, ...to } : each)),
    );
  }, []);
  const { at, notice, make } = useMakePlans({
    fileId: file.id,
    onPage: change,
    onDone,
  });
  const single = file.pages.length === 1;
  const chosen = pages.filter((page) => page.chosen);
  const labelMissing = label.trim() === '';
  const submit = () => {
    setTried(true);
    if (
      at !== null ||
      chosen.length === 0 ||
      labelMissing ||
      chosen.some(({ code, name }) => code.trim() === '' || name.trim() === '')
    )
      return;
    void make(chosen, label);
  };
  const choose = (all: boolean) => setPages(pages.map((page) => ({ ...page, chosen: all })));
  return (
    <Form label={messages.pagesOf(file.name, file.pages.length)} onSubmit={submit}>
      <h2>{messages.pagesOf(file.name, file.pages.length)}</h2>
      {!single && (
        <>
          <p>{messages.pagesHow}</p>
          <Actions>
            <Button onClick={() => choose(true)}>{messages.all}</Button>
            <Button onClick={() => choose(false)}>{messages.noPages}</Button>
          </Actions>
        </>
      )}
      <ul>
        {pages.map((page) => (
          <PageFields
            key={page.page}
            project={data}
            draft={page}
            single={single}
            tried={tried}
            onChange={change}
          />
        ))}
      </ul>
      <TextField
        label={messages.label}
        hint={single ? messages.labelHint : messages.labelAllHint}
        maxLength={textLimits.revisionLabel}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        error={tried && labelMissing ? messages.revisionMissing : null}
      />
      <Notice kind="info">{notice}</Notice>
      <Actions>
        <Button type="submit" look="ink" busy={at !== null} disabled={chosen.length === 0}>
          {at === null ? messages.make(chosen.length) : messages.making(at.done, at.count)}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {messages.discard}
        </Button>
      </Actions>
    </Form>
  );
}
