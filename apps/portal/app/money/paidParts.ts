import type { StatementLine } from '@elenco/core/finance';

/** Returns the held amount and the fee of a statement entry, formatted for the entry's explanation. */
export const formatHeldAndFee = (
  { amountCents, keptCents, currency }: Pick<StatementLine, 'amountCents' | 'keptCents' | 'currency'>,
  money: (cents: number, currency: StatementLine['currency']) => string,
) => ({ held: money(keptCents, currency), fee: money(amountCents - keptCents, currency) });
