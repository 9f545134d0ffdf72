import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** The newest stored rate of each currency: BRL per unit, in millionths. Empty where none was ever stored. */
export async function latestRates(em: SqlEntityManager): Promise<Partial<Record<'USD' | 'EUR', number>>> {
  const rows = await em.execute<{ currency: 'USD' | 'EUR'; rateMicros: string }[]>(
    `select distinct on (currency) currency, rate_micros as "rateMicros" from rates order by currency, day desc`,
  );
  return Object.fromEntries(rows.map(({ currency, rateMicros }) => [currency, Number(rateMicros)]));
}
