import type { SlipNews } from '@elenco/core/finance';
import { useFormat } from '../i18n/use';

/**
 * Returns a function that returns the values in the text of a history step: amounts and the slip's due date;
 * none for a change of state.
 */
export function useStepValues() {
  const { money, date } = useFormat();
  return ({ data }: { readonly data: object | null }): Record<string, string> => {
    if (!data) return {};
    const news = data as SlipNews;
    const {
      amountCents,
      currency,
      dueOn,
      receivedCents = 0,
      totalCents = 0,
      waivedCents = 0,
      context,
      reportedOn,
    } = news;
    return {
      amount: money(amountCents, currency),
      day: date(dueOn),
      received: money(receivedCents, currency),
      total: money(totalCents, currency),
      waived: money(waivedCents, currency),
      ...(reportedOn ? { paidOn: date(reportedOn) } : {}),
      ...(context ? { context } : {}),
    };
  };
}
