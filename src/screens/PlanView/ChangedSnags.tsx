import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { compareMessages as messages } from './compareMessages';
import type { PlanPin } from './pins';
import { Together } from './Together';
import type { Changes } from './useChanges';
import { useAskPinFacts } from './usePinFacts';

interface ChangedSnagsProps {
  changes: Changes;
  /** Those around which the drawing changed, once it is known. */
  changed: readonly PlanPin[];
  all: number;
  code: string;
  onFind: () => void;
  onCancel: () => void;
  onOpen: (key: string) => void;
}

/** Finds and lists the snags whose surroundings changed. */
export function ChangedSnags({
  changes,
  changed,
  all,
  code,
  onFind,
  onCancel,
  onOpen,
}: ChangedSnagsProps) {
  const [listed, setListed] = useState(false);
  const ask = useAskPinFacts(code);
  const result = useRef<HTMLParagraphElement>(null);
  const finder = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that found them is removed, so the focus would be lost.
    if (changes.state === 'FOUND' && document.activeElement === document.body)
      result.current?.focus();
  }, [changes.state]);
  const list = () => {
    // Their titles.
    for (const { number } of changed) if (number !== null) ask(number);
    setListed(true);
  };
  if (changes.state === 'FOUND')
    return (
      <>
        <Notice
          kind="info"
          quiet
          textRef={result}
          action={
            changed.length > 0 && (
              <Button look="ink" onClick={list}>
                {messages.showChanged}
              </Button>
            )
          }
        >
          {changed.length > 0 ? messages.changed(changed.length, all) : messages.none}
        </Notice>
        {listed && (
          <Together
            pins={changed}
            title={messages.changed(changed.length, all)}
            code={code}
            onOpen={onOpen}
            onClose={() => setListed(false)}
          />
        )}
      </>
    );
  return (
    <>
      <Notice kind="refused">
        {changes.state === 'MISSING' && messages.missing}
        {changes.state === 'FAILED' && messages.failed}
      </Notice>
      <Button ref={finder} busy={changes.state === 'FINDING'} onClick={onFind}>
        {changes.state === 'FINDING' ? messages.finding(changes.percent) : messages.find}
      </Button>
      {changes.state === 'FINDING' && (
        <Button
          look="quiet"
          onClick={() => {
            onCancel();
            finder.current?.focus();
          }}
        >
          {messages.cancel}
        </Button>
      )}
    </>
  );
}
