import type { DayRate, Period } from '@elenco/core/kit';
import { defaultRates, type Foreign, type Rates } from '@elenco/core/platform';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Returns the newest stored exchange rate of each currency, or its default rate if none is stored. */
export async function latestRates(em: SqlEntityManager): Promise<Rates> {
  const rows = await em.execute<{ currency: Foreign; rateMicros: string; day: string }[]>(
    `select distinct on (currency) currency, rate_micros as "rateMicros", day::text
       from rates order by currency, day desc`,
  );
  const read = rows.map(({ currency, rateMicros, day }) => [
    currency,
    { rateMicros: Number(rateMicros), day },
  ]);
  return { ...defaultRates, ...Object.fromEntries(read) };
}

/**
 * Returns the exchange rates of a currency that apply in a period, each with its day: the last rate up to the
 * first day of the period, and all later rates.
 */
export async function ratesIn(
  em: SqlEntityManager,
  currency: Foreign,
  { from, to }: Period,
): Promise<DayRate[]> {
  const rows = await em.execute<{ rateMicros: string; day: string }[]>(
    `select rate_micros as "rateMicros", day::text from rates
       where currency = ? and day <= ?
         and day >= coalesce((select max(day) from rates where currency = ? and day <= ?), ?)
       order by day`,
    [currency, to, currency, from, from],
  );
  return rows.map(({ rateMicros, day }) => ({ rateMicros: Number(rateMicros), day }));
}

interface Read {
  readonly currency: Foreign;
  readonly day: string;
  readonly rateMicros: number;
}

/** Stores new exchange rates. A stored rate never changes, because it may have been used. */
export async function keepRates(em: SqlEntityManager, rates: readonly Read[], source: string, at: string) {
  await em.execute(
    `insert into rates (currency, day, rate_micros, source, at)
       select currency, day, "rateMicros", ?, ? from jsonb_to_recordset(?::jsonb)
         as read (currency text, day date, "rateMicros" bigint)
       on conflict (currency, day) do nothing`,
    [source, at, JSON.stringify(rates)],
  );
}
