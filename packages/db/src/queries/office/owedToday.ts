import {
  type Actor,
  type Charge,
  type Currency,
  lateRates,
  type OpenDebt,
  owedTogether,
  type Setting,
  settings,
} from '@elenco/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { finder } from '../../kernel/find';

/**
 * SQL for the columns from which the amount due of charge `ch` is computed. `i` is its instalment, if it has
 * one.
 */
export const debtColumns = `ch.currency, ch.purpose, ch.due_on::text as "dueOn", ch.amount_cents as "amountCents",
  ch.kept_cents as "keptCents", i.due_on::text as "partDueOn", i.amount_cents as "partCents",
  i.fine_bp as "fineBp", i.interest_bp as "interestBp"`;

/** A row with the columns of `debtColumns`. */
export interface DebtRow {
  readonly currency: Currency;
  readonly purpose: Charge['purpose'];
  readonly dueOn: string;
  readonly amountCents: string;
  readonly keptCents: string;
  /** Due date of the charge's instalment; null if the charge has none. */
  readonly partDueOn: string | null;
  readonly partCents: string;
  readonly fineBp: number;
  readonly interestBp: number;
}

/** Returns the row in the form from which core computes fine and interest. */
export const debtOf = ({ partDueOn, partCents, fineBp, interestBp, ...charge }: DebtRow): OpenDebt => ({
  charge: { ...charge, amountCents: Number(charge.amountCents), keptCents: Number(charge.keptCents) },
  instalment:
    partDueOn === null ? undefined : { dueOn: partDueOn, amountCents: Number(partCents), fineBp, interestBp },
});

/** Returns the values of the settings for fine and interest, each with the day from which it applies. */
export const readLateRates = (em: SqlEntityManager, actor: Actor): Promise<Setting[]> =>
  finder(em, actor, new Map()).many(settings, { key: [...lateRates] });

/**
 * Maximum factor by which fine and interest increase a charge. The search for an amount does not load charges
 * that could not have grown to it.
 */
const MAX_GROWTH = 4;

/** Returns the ids of overdue charges whose amount due today, with fine and interest, is `cents`. */
export async function chargesOwingToday(
  em: SqlEntityManager,
  actor: Actor,
  cents: number,
  today: string,
): Promise<number[]> {
  const rows = await em.execute<(DebtRow & { id: number })[]>(
    `select ch.id, ${debtColumns} from charges ch left join instalments i on i.charge_id = ch.id
     where ch.status in ('open', 'overdue') and ch.due_on < ? and ch.rest_cents < ?
       and ch.rest_cents * ${MAX_GROWTH} >= ?`,
    [today, cents, cents],
  );
  if (rows.length === 0) return [];
  const rates = await readLateRates(em, actor);
  return rows
    .filter((row) => owedTogether([debtOf(row)], today, rates).get(row.currency) === cents)
    .map(({ id }) => id);
}
