import { useState } from 'react';
import { CallProblem } from '../../app/serverCalls';
import { download } from '../../sync/outbox/saveCopy';
import { importMessages as messages } from './importMessages';
import { hasDecimalComma } from '../../parts/tableAddress';
import type { Imports } from './useImports';

/** Saves the refused rows of an import as a file; `problem` says why it did not come. */
export function useSaveRefused({ calls }: Imports, importId: string, code: string) {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = (): void => {
    setSaving(true);
    setProblem(null);
    calls
      .refused(importId, hasDecimalComma())
      .then((file) => download(file, `${code}-${messages.refusedFile}.csv`))
      .catch((error: unknown) => {
        if (error instanceof CallProblem) setProblem(error.message);
        else throw error;
      })
      .finally(() => setSaving(false));
  };
  return { save, saving, problem };
}
