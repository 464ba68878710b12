import { amountIn, readAmount } from '../../rules/amounts';
import { region } from '../ui/messages/region';

/** An amount with its currency, as the person's region writes it. */
export const amountText = (amount: number, currency: string): string =>
  amountIn(region(), amount, currency);

/** An amount as it stands in a field: without currency and groups. */
export const typedAmount = (amount: number | null): string =>
  amount === null
    ? ''
    : new Intl.NumberFormat(region(), {
        minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
        useGrouping: false,
      }).format(amount / 100);

/** What was typed into such a field; null: no amount. */
export function readTypedAmount(typed: string): { amount: number | null } | 'wrong' {
  if (typed.trim() === '') return { amount: null };
  const amount = readAmount(typed, decimalSign());
  return amount === null ? 'wrong' : { amount };
}

const decimalSign = (): '.' | ',' =>
  new Intl.NumberFormat(region()).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value === '.'
    ? '.'
    : ',';

/** “EUR · euro”, in the person's language. */
export const currencyName = (currency: string): string =>
  `${currency} · ${new Intl.DisplayNames(region(), { type: 'currency' }).of(currency) ?? ''}`;
