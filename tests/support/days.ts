import { addDays, businessDate } from '@elenco/brazil';

/**
 * Returns today's business date in São Paulo, `YYYY-MM-DD`. In UTC, each date begins three hours earlier than
 * in São Paulo.
 */
export const today = (): string => businessDate(new Date());

/** Returns the business date that is `days` days after today; before today if `days` is negative. */
export const inDays = (days: number): string => addDays(today(), days);
