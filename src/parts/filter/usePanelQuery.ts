import { useCallback, useEffect, useRef, useState } from 'react';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { useUserSession } from '../../app/context';
import { openQuery, type OpenedQuery } from '../../app/loading/openQuery';

interface PanelQuery<TQuery extends OperationType> {
  /** Null while the panel is closed. */
  opened: OpenedQuery<TQuery> | null;
  open: (variables: VariablesOf<TQuery>) => void;
  close: () => void;
}

/** The query of an overlay: started by the press that opens it, disposed when it is closed. */
export function usePanelQuery<TQuery extends OperationType>(
  request: PreloadableConcreteRequest<TQuery>,
): PanelQuery<TQuery> {
  const { environment } = useUserSession();
  const [opened, setOpened] = useState<OpenedQuery<TQuery> | null>(null);
  const left = useRef<AbortController>(undefined);
  useEffect(() => () => left.current?.abort(), []);

  const close = useCallback(() => {
    left.current?.abort();
    setOpened(null);
  }, []);
  const open = useCallback(
    (variables: VariablesOf<TQuery>) => {
      left.current?.abort();
      left.current = new AbortController();
      setOpened(
        openQuery(environment, request, variables, 'store-and-network', left.current.signal),
      );
    },
    [environment, request],
  );
  return { opened, open, close };
}
