import type { WordField } from '../../../rules/imports';
import { priorityLabels, roleLabels, typeLabels } from '../../ui/messages/snagMessages';
import { statusLabels } from '../../ui/StatusMark';

/** Labels of the values that a word in a table can stand for. */
export const meaningLabels: Readonly<Record<WordField, Readonly<Record<string, string>>>> = {
  status: statusLabels,
  type: typeLabels,
  priority: priorityLabels,
  role: roleLabels,
};
