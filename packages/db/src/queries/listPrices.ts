import { type ListPrices, MIN_PRICED_CREATORS, type PriceSearch } from '@elenco/core/hiring';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Maximum number of creators whose prices are compared. If there are more, the newest creators are compared,
 * so that old prices do not dominate.
 */
const MAX_SAMPLE = 2_000;

/**
 * Returns the quartiles of the list prices of matching creators. Leaves out creators without a price for one
 * of the wanted formats. If enough creators have separate prices for all wanted formats, only these creators
 * count. A single price for any kind of post says little about formats that differ in effort.
 */
export async function listPrices(em: SqlEntityManager, search: PriceSearch): Promise<ListPrices> {
  const { profileType, skills, wanted, followers, experience, address } = search;
  const [found] = await em.execute<[ListPrices]>(
    `with matching as (
       select id, price_cents, prices from creators
       where removed_at is null and currency = 'BRL' and profile_type = ?
         and (cardinality(?::text[]) = 0 or main_skill = any(?::text[]) or tags && ?::text[])
         and (?::jsonb = '[]' or exists (
           select from jsonb_to_recordset(presences) as p (channel text, followers bigint)
           where p.channel = any(?::text[]) and p.followers >= ? and (?::bigint is null or p.followers < ?)))
         and (cardinality(?::text[]) = 0 or experience = any(?::text[]))
         and (? = '' or (city <> '' and position(lower(city) in lower(?)) > 0))
       order by id desc limit ${MAX_SAMPLE}
     ), priced as (
       select m.price_cents::bigint as cents, false as by_format from matching m where ?::jsonb = '[]' and m.price_cents is not null
       union all
       select sum(w.quantity * coalesce(p.cents, m.price_cents))::bigint, bool_and(p.cents is not null)
       from matching m cross join jsonb_to_recordset(?::jsonb) as w (channel text, format text, quantity int)
       left join lateral (
         select p.cents from jsonb_to_recordset(m.prices) as p (channel text, format text, cents int)
         where p.channel = w.channel and p.format = w.format
       ) p on true
       group by m.id having bool_and(coalesce(p.cents, m.price_cents) is not null)
     ), compared as (
       select * from priced
       where by_format or (select count(*) from priced where by_format) < ${MIN_PRICED_CREATORS}
     )
     select count(*)::int as creators, coalesce(bool_and(by_format), false) as "isByFormat",
       coalesce(round(percentile_cont(0.25) within group (order by cents))::float8, 0) as "lowCents",
       coalesce(round(percentile_cont(0.5) within group (order by cents))::float8, 0) as "medianCents",
       coalesce(round(percentile_cont(0.75) within group (order by cents))::float8, 0) as "highCents"
     from compared`,
    [
      profileType,
      ...Array.from({ length: 3 }, () => list(skills)),
      JSON.stringify(wanted),
      list([...new Set(wanted.map(({ channel }) => channel))]),
      followers?.from ?? 0,
      followers?.to ?? null,
      followers?.to ?? null,
      list(experience),
      list(experience),
      address,
      address,
      JSON.stringify(wanted),
      JSON.stringify(wanted),
    ],
  );
  return found;
}

/** Returns a PostgreSQL array literal. The values are codes without characters that need escaping. */
const list = (values: readonly string[]) => `{${values.join(',')}}`;
