import { addDays, businessDate } from '@elenco/brazil';

/** Today's business date (São Paulo), `YYYY-MM-DD`. In UTC the next date begins three hours earlier. */
export const today = (): string => businessDate(new Date());

/** The date `days` from today. */
export const inDays = (days: number): string => addDays(today(), days);
