import { rank, type SearchQuery, type Skill } from '@elenco/core';
import type { Client } from 'pg';

interface Row {
  readonly ref: string;
  readonly entry_terms: readonly string[];
  readonly default_rank: number;
  readonly main_skill: Skill | null;
  readonly tags: readonly Skill[];
  readonly followers: number;
  readonly engagement_bp: number;
  /** Price that the query compares. */
  readonly asked: number | null;
  readonly price_cents: number | null;
  readonly active: string | null;
  readonly answer_hours: number | null;
  readonly evaluation_average: number | null;
  readonly evaluation_count: number;
}

const stops = new Set(
  'de da do das dos em no na nos nas um uma para por com que ou the and of in on for with to who'.split(' '),
);
/** Weight in percent of a word that matches, by field. */
const fields: Readonly<Record<string, number>> = { n: 100, h: 100, s: 80, p: 70, b: 60 };

/**
 * Copies the current profiles to a temporary table of this connection. Later calls of `referenceSearch` search this
 * table.
 */
export async function snapshotProfiles(client: Client): Promise<void> {
  await client.query('drop table if exists pg_temp.everybody');
  await client.query(
    `create temporary table everybody as
     select d.*, e.default_rank, e.terms as entry_terms, c.profile_type, coalesce(c.prices, '[]') as prices,
       coalesce(d.gender, c.gender) as stated_gender
     from search.documents d join search.entries e using (ref) left join creators c on c.id = d.creator_id`,
  );
}

/**
 * Reference implementation of the search: simple and slow. Compares every profile with the query, without
 * masks, generations or dictionaries. Searches the profiles that the last call of `snapshotProfiles` copied.
 * Returns the refs of the matches, in the order of the sort.
 */
export async function referenceSearch(client: Client, query: SearchQuery, today: string): Promise<string[]> {
  const { rows } = await client.query<Row>(
    `select d.*, d.ref::text, d.price_cents::float8, d.active_on::text as active from (
       select d.*, ${askedPrice} as asked from everybody d
     ) d where ${conditions(query)}`,
    [
      query.channels,
      query.skills,
      query.kind,
      query.followersFrom,
      query.followersTo,
      query.engagementFrom,
      query.engagementTo,
      query.priceFrom,
      query.priceTo,
      query.country,
      query.states,
      query.cities,
      query.genders,
      query.ages,
      query.languages,
      query.audienceGender,
      query.audienceAges,
      query.audienceCountry,
      today,
      query.activeWithin,
      query.audienceCity,
      query.audienceLanguages,
      query.priceFormat,
      query.audienceGenderShare,
    ],
  );
  const found =
    query.text === '' ? rows.map((row) => ({ row, text: 0 })) : await withWords(client, query.text, rows);
  return ordered(query, found);
}

/**
 * SQL expression for the price that the query compares: the lowest price for the wanted format on a wanted
 * channel, otherwise the price for any kind of post.
 */
const askedPrice = `(case
    when $23::text is null then d.price_cents
    when d.profile_type = 'freelancer' then null
    else coalesce((
      select min((p ->> 'cents')::bigint) from jsonb_array_elements(d.prices) p
      where p ->> 'format' = $23 and (cardinality($1::text[]) = 0 or p ->> 'channel' = any ($1))
    ), d.price_cents) end)::float8`;

const most = (share: string) =>
  `(select key from jsonb_each_text(d.audience -> '${share}') order by value::numeric desc, key limit 1)`;

const conditions = (query: SearchQuery) => `
  (cardinality($1::text[]) = 0 or exists (
    select from jsonb_array_elements(d.presences) p where p ->> 'channel' = any ($1)))
  and (cardinality($2::text[]) = 0 or ${
    query.match === 'all' ? '$2 <@ (d.tags || d.main_skill)' : '$2 && (d.tags || d.main_skill)'
  })
  and ($3::text is null or ($3 = 'member') = (d.creator_id is not null))
  and ($4::int is null or d.followers >= $4) and ($5::int is null or d.followers <= $5)
  and ($6::int is null or d.engagement_bp >= $6) and ($7::int is null or d.engagement_bp <= $7)
  and ($8::bigint is null or d.asked >= $8) and ($9::bigint is null or d.asked <= $9)
  and ($10::text is null or d.country = $10)
  and (cardinality($11::text[]) = 0 or exists (select from unnest($11) place where fold(d.state) = fold(place)))
  and (cardinality($12::text[]) = 0 or exists (select from unnest($12) place where fold(d.city) = fold(place)))
  and (cardinality($13::text[]) = 0 or d.stated_gender = any ($13))
  and (cardinality($14::text[]) = 0 or d.age_band = any ($14))
  and (cardinality($15::text[]) = 0 or d.languages && $15)
  and ($16::text is null or case when $24::int is null then ${most('genders')} = $16
    else (d.audience -> 'genders' ->> $16)::numeric >= $24 end)
  and (cardinality($17::text[]) = 0 or ${most('ages')} = any ($17))
  and ($18::text is null or ${most('countries')} = $18)
  and ($21::text = '' or fold(${most('cities')}) = fold($21))
  and (cardinality($22::text[]) = 0 or ${most('languages')} = any ($22))
  and ($20::int is null or d.active_on >= $19::date - $20::int)
  ${query.available ? 'and d.available' : ''} ${query.verified ? 'and d.verified' : ''}`;

async function withWords(client: Client, text: string, rows: readonly Row[]) {
  const asked = await client.query<{ token: string; stem: string }>(
    'select token, search.stem(token) as stem from search.tokens($1) token',
    [text],
  );
  const meaningful = asked.rows.filter(({ token }) => !stops.has(token));
  const words = meaningful.length > 0 ? meaningful : asked.rows;
  if (words.length === 0) return rows.map((row) => ({ row, text: 0 }));
  // A word is treated as a typo if no profile has it, even without filters.
  const { rows: everybody } = await client.query<{ entry: string }>(
    'select distinct unnest(entry_terms) as entry from everybody',
  );
  const entries = everybody.map(({ entry }) => entry);
  const { rows: typos } = await client.query<{ entry: string; token: string }>(
    `select entry, token from unnest($1::text[]) entry, unnest($2::text[], $3::text[]) asked(token, stem)
     where search.near(substr(entry, 3), case when left(entry, 1) in ('n', 'h', 'p') then token else stem end)`,
    [entries, words.map(({ token }) => token), words.map(({ stem }) => stem)],
  );
  const near = new Set(typos.map(({ entry, token }) => `${token} ${entry}`));
  const worth = words.map(({ token, stem }) => {
    const worthOf = (entry: string) => fields[entry[0]!]!;
    const isExact = (entry: string) => entry.slice(2) === ('nhp'.includes(entry[0]!) ? token : stem);
    if (entries.some(isExact)) return (entry: string) => (isExact(entry) ? worthOf(entry) : 0);
    const begins = (entry: string) =>
      entry[0] !== 'b' && token.length > (entry[0] === 'h' ? 5 : 2) && entry.slice(2).startsWith(token);
    if (entries.some(begins)) return (entry: string) => (begins(entry) ? worthOf(entry) * 0.8 : 0);
    const isNear = (entry: string) => near.has(`${token} ${entry}`);
    const handlesToo = !entries.some((entry) => entry[0] !== 'h' && isNear(entry));
    return (entry: string) => (isNear(entry) && (handlesToo || entry[0] !== 'h') ? worthOf(entry) * 0.5 : 0);
  });
  const bestOf = (terms: readonly string[]) => worth.map((of) => Math.max(0, ...terms.map(of)));
  const foundIn = (best: readonly number[]) => best.filter((value) => value > 0).length;
  // If no profile has all the words, even without filters, the profiles with the most words match.
  const whole = await client.query<{ terms: string[] }>('select entry_terms as terms from everybody');
  const most = Math.max(0, ...whole.rows.map(({ terms }) => foundIn(bestOf(terms))));
  return rows.flatMap((row) => {
    const best = bestOf(row.entry_terms);
    return most > 0 && foundIn(best) >= most
      ? [{ row, text: Math.round(best.reduce((sum, value) => sum + value, 0)) / (100 * words.length) }]
      : [];
  });
}

function ordered(query: SearchQuery, found: readonly { row: Row; text: number }[]): string[] {
  const hasWords = found.some(({ text }) => text > 0);
  const key = ({ row, text }: { row: Row; text: number }): number => {
    if (query.sort === 'followers') return row.followers;
    if (query.sort === 'engagement') return row.engagement_bp;
    if (query.sort === 'activity') return row.active === null ? -1 : Date.parse(row.active) / 86_400_000;
    if (query.sort === 'price') return -(row.price_cents ?? Number.MAX_SAFE_INTEGER);
    return hasWords ? Math.floor(text * 20 + 1e-6) * 10_000 + row.default_rank : row.default_rank;
  };
  const down = query.sort === 'price' ? -1 : 1;
  const sorted = [...found].sort((a, b) => key(b) - key(a) || down * (Number(b.row.ref) - Number(a.row.ref)));
  if (query.sort !== 'relevance') return sorted.map(({ row }) => row.ref);
  const blocks = Array.from({ length: Math.ceil(sorted.length / 200) }, (_, n) =>
    sorted.slice(n * 200, (n + 1) * 200),
  );
  return blocks.flatMap((block) =>
    block
      .map(({ row, text }) => ({ ref: row.ref, score: rank(query, rankable(row, text)).score }))
      .sort((a, b) => b.score - a.score || Number(b.ref) - Number(a.ref))
      .map(({ ref }) => ref),
  );
}

const rankable = (row: Row, text: number) => ({
  text,
  mainSkill: row.main_skill,
  tags: row.tags,
  followers: row.followers,
  priceCents: row.asked,
  answerHours: row.answer_hours,
  evaluationAverage: row.evaluation_average,
  evaluationCount: row.evaluation_count,
});
