import { t } from '@lingui/core/macro';
import type { TableColumn } from '../../parts/list/tableColumns';

export const columnLabels: Readonly<Record<TableColumn, string>> = {
  number: t`No.`,
  status: t`Status`,
  title: t`Snag`,
  place: t`Location`,
  trade: t`Trade`,
  company: t`Company`,
  priority: t`Priority`,
  due: t`Due`,
  cost: t`Cost`,
  raised: t`Raised`,
  photos: t`Photos`,
};

export const tableMessages = {
  layout: t`Show as`,
  list: t`List`,
  all: t`Select all`,
  columns: t`Columns`,
  export: t`Export`,
};
