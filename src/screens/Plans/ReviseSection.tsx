import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviseSection_plan$key } from '../../../__generated__/relay/ReviseSection_plan.graphql';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { FileButton } from './FileButton';
import styles from './Plans.module.css';
import { messages } from './messages';

interface ReviseSectionProps {
  /** Null if there is no plan with this code. */
  plan: ReviseSection_plan$key | null;
  code: string;
  may: boolean;
  onFile: (planId: string, files: readonly File[]) => void;
  onClose: () => void;
}

/** The first step of a new revision: its file. */
export function ReviseSection({ plan, code, may, onFile, onClose }: ReviseSectionProps) {
  const data = useFragment(
    graphql`
      fragment ReviseSection_plan on Plan {
        id
        code
        name
      }
    `,
    plan,
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a cleanup
    // function.
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);
  if (!data || !may)
    return <Notice kind="info">{may ? messages.noSuchPlan(code) : messages.mayNotRevise}</Notice>;
  const title = messages.reviseTitle(data.code, data.name);
  return (
    <section ref={section} className={styles.upload} aria-label={title}>
      <h2>{title}</h2>
      <p>{messages.reviseHow}</p>
      <Actions>
        <FileButton
          key={data.id}
          look="ink"
          autoFocus
          label={messages.chooseFile}
          onFiles={(files) => onFile(data.id, files)}
        />
        <Button look="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Actions>
    </section>
  );
}
