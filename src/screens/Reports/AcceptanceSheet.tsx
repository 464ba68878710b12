import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AcceptanceSheet_project$key } from '../../../__generated__/relay/AcceptanceSheet_project.graphql';
import type {
  AcceptanceSheetSaveMutation,
  SaveAcceptanceInput,
} from '../../../__generated__/relay/AcceptanceSheetSaveMutation.graphql';
import {
  type DefectsBasis,
  defectsBases,
  isPeriodLength,
  mostOf,
  type PeriodUnit,
  periodUnits,
  usualLengths,
} from '../../../rules/defectsPeriod';
import { textLimits } from '../../../rules/limits';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { newId } from '../../domain/ids';
import { CompanyField } from '../../parts/CompanyField';
import { useEditForm } from '../../parts/useEditForm';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { Sheet } from '../../ui/overlays/Sheet';
import { acceptanceMessages as messages } from './acceptanceMessages';

export interface AcceptanceValues {
  companyId: string | null;
  part: string;
  /** Null until it is chosen. */
  basis: DefectsBasis | null;
  lengthCount: number;
  lengthUnit: PeriodUnit;
  acceptedOn: string;
  proof: string;
}

interface AcceptanceSheetProps {
  project: AcceptanceSheet_project$key;
  /** Null for a new one. */
  acceptance: (AcceptanceValues & { readonly id: string }) | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Records an acceptance, or corrects one. */
export function AcceptanceSheet({ project, acceptance, onSaved, onClose }: AcceptanceSheetProps) {
  const data = useFragment(
    graphql`
      fragment AcceptanceSheet_project on Project {
        id
        ...CompanyField_project
      }
    `,
    project,
  );
  const save = useSaveAcceptance();
  const once = useOnce(useStamp());
  const [id] = useState(() => acceptance?.id ?? newId('acceptance'));
  const { values, tried, busy, problem, change, submit, leave } = useEditForm<AcceptanceValues>({
    about: acceptance?.id ?? `acceptance ${data.id}`,
    saved: acceptance ?? {
      companyId: null,
      part: '',
      basis: null,
      lengthCount: 1,
      lengthUnit: 'YEARS',
      acceptedOn: '',
      proof: '',
    },
    isNew: acceptance === null,
    send: (facts) => once({ projectId: data.id, id, ...facts }, save),
    onSaved,
    onClose,
  });
  const { companyId, basis, lengthCount, lengthUnit, acceptedOn } = values;
  const length = { count: lengthCount, unit: lengthUnit };
  const usual = basis === null ? null : usualLengths[basis];
  const title = acceptance === null ? messages.record : messages.correct;
  return (
    <Sheet open onClose={leave} title={title}>
      <Form
        label={title}
        onSubmit={() =>
          submit(
            companyId !== null && acceptedOn !== '' && basis !== null && isPeriodLength(length),
          )
        }
        opened
      >
        <CompanyField
          project={data}
          label={messages.company}
          nobody={messages.chooseCompany}
          value={companyId}
          onChange={(its) => change({ companyId: its })}
          error={tried && companyId === null ? messages.chooseCompany : null}
        />
        <TextField
          label={messages.part}
          hint={messages.partHint}
          value={values.part}
          maxLength={textLimits.name}
          onChange={({ target }) => change({ part: target.value })}
        />
        <TextField
          label={messages.acceptedOn}
          type="date"
          value={acceptedOn}
          onChange={({ target }) => change({ acceptedOn: target.value })}
          error={tried && acceptedOn === '' ? messages.dayMissing : null}
        />
        <SelectField
          label={messages.basis}
          value={basis ?? ''}
          error={tried && basis === null ? messages.chooseBasis : null}
          onChange={({ target }) => {
            const chosen = defectsBases.find((each) => each === target.value) ?? null;
            const its = chosen === null ? null : usualLengths[chosen];
            change({
              basis: chosen,
              ...(its !== null && { lengthCount: its.count, lengthUnit: its.unit }),
            });
          }}
        >
          <option value="">{messages.chooseBasis}</option>
          {defectsBases.map((each) => (
            <option key={each} value={each}>
              {messages.bases[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.length}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostOf[lengthUnit]}
          value={String(lengthCount)}
          hint={usual === null ? null : messages.usual(messages.lengths[usual.unit](usual.count))}
          onChange={({ target }) => change({ lengthCount: Number(target.value) })}
          error={tried && !isPeriodLength(length) ? messages.lengthWrong : null}
        />
        <SelectField
          label={messages.unit}
          value={lengthUnit}
          onChange={({ target }) =>
            change({ lengthUnit: periodUnits.find((each) => each === target.value) ?? 'YEARS' })
          }
        >
          {periodUnits.map((each) => (
            <option key={each} value={each}>
              {messages.units[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={messages.proof}
          hint={messages.proofHint}
          value={values.proof}
          maxLength={500}
          onChange={({ target }) => change({ proof: target.value })}
        />
        <FormActions busy={busy} problem={problem} onCancel={leave} />
      </Form>
    </Sheet>
  );
}

/** Records an acceptance or corrects one. Rejects with the server's refusal. */
function useSaveAcceptance(): (input: SaveAcceptanceInput) => Promise<void> {
  return useMutate<AcceptanceSheetSaveMutation>(graphql`
    mutation AcceptanceSheetSaveMutation($input: SaveAcceptanceInput!) {
      saveAcceptance(input: $input) {
        project {
          ...Acceptances_project
        }
      }
    }
  `);
}
