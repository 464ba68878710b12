import type { ReportKind } from '../../rules/reports';
import { type Message, message } from '../messages';

/** What a report is called on its first page, and in a mail to whoever gets it. */
export const kindLabels: Readonly<Record<ReportKind, Message>> = {
  LIST: message('Snag list'),
  TRADE_SHEET: message('Trade sheet'),
  HANDOVER: message('Handover report'),
};

/** A list with a line for each snag. */
export const registerLabel = message('Register');
