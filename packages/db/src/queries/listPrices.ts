import type { ListPrices, PriceSearch } from '@elenco/core/hiring';
import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** Maximum number of creators per budget. The newest are read, so that old prices do not dominate. */
const MAX_SAMPLE = 2_000;

/**
 * Returns quartiles of the list prices of matching creators. Leaves out creators who have no price for one of
 * the formats.
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
       select m.price_cents::bigint as cents from matching m where ?::jsonb = '[]' and m.price_cents is not null
       union all
       select sum(w.quantity * coalesce(p.cents, m.price_cents))::bigint
       from matching m cross join jsonb_to_recordset(?::jsonb) as w (channel text, format text, quantity int)
       left join lateral (
         select p.cents from jsonb_to_recordset(m.prices) as p (channel text, format text, cents int)
         where p.channel = w.channel and p.format = w.format
       ) p on true
       group by m.id having bool_and(coalesce(p.cents, m.price_cents) is not null)
     )
     select count(*)::int as creators,
       coalesce(round(percentile_cont(0.25) within group (order by cents))::float8, 0) as "lowCents",
       coalesce(round(percentile_cont(0.5) within group (order by cents))::float8, 0) as "medianCents",
       coalesce(round(percentile_cont(0.75) within group (order by cents))::float8, 0) as "highCents"
     from priced`,
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

/** Returns an array literal for PostgreSQL. The values are codes without special characters. */
const list = (values: readonly string[]) => `{${values.join(',')}}`;
