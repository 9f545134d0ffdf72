import type { SlipNews } from '@elenco/core/finance';
import { useFormat } from '../i18n/use';

/**
 * Returns a function for the text parameters of a step in a charge's history: amounts and the slip's day,
 * none for a move.
 */
export function useStepValues() {
  const { money, date } = useFormat();
  return ({ data }: { readonly data: object | null }): Record<string, string> => {
    if (!data) return {};
    const { amountCents, currency, dueOn, receivedCents = 0, totalCents = 0 } = data as SlipNews;
    return {
      amount: money(amountCents, currency),
      day: date(dueOn),
      received: money(receivedCents, currency),
      total: money(totalCents, currency),
    };
  };
}
