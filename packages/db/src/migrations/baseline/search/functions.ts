import {
  facetOffsets,
  facetValues,
  type MaskFacet,
  maskSql,
  skillBits,
  skillWords,
} from '@elenco/search/schema';

const pure = 'language sql immutable parallel safe';

/**
 * Functions that compute the search index. They normalize tokens in only one place, both for indexed texts
 * and for queries.
 */
export const functions = [
  `create function search.skill_mask(given text[]) returns bigint ${pure}
  return ${maskSql(skillBits, 0, 'given')}`,
  ...(Object.keys(facetValues) as MaskFacet[]).map(
    (facet) => `create function search.${facet.toLowerCase()}_mask(given text[]) returns bigint ${pure}
  return ${maskSql(facetValues[facet], facetOffsets[facet], 'given')}`,
  ),

  `create function search.country_code(country text) returns smallint ${pure}
  return case when country ~ '^[A-Z]{2}$'
    then ((ascii(country) - 65) * 26 + ascii(substr(country, 2)) - 65)::smallint else (-1)::smallint end`,
  // Hashes the name of a place to 64 bits; a collision is practically impossible.
  `create function search.place(name text) returns bigint ${pure}
  return hashtextextended(fold(btrim(name)), 0)`,

  `create function search.tokens(value text) returns setof text ${pure} begin atomic
  select distinct left(token, 40) from regexp_split_to_table(fold(value), '[^[:alnum:]]+') token
  where length(token) > 1;
end`,
  // Removes the endings of Portuguese and English plurals approximately, both in indexed texts and in
  // queries.
  `create function search.stem(token text) returns text ${pure} return case
    when length(token) > 4 and token like '%oes' then left(token, -3) || 'ao'
    when length(token) > 4 and token like '%ns' then left(token, -2) || 'm'
    when length(token) > 3 and token like '%s' and token not like '%ss' then left(token, -1)
    else token end`,
  // Returns whether two words are similar: with an edit distance of at most one or two, depending on their
  // length.
  `create function search.near(term text, token text) returns boolean ${pure}
  return length(token) >= 4 and similarity(term, token) >= 0.3
    and levenshtein_less_equal(term, token, case when length(token) > 5 then 2 else 1 end)
      <= case when length(token) > 5 then 2 else 1 end`,

  `create table search.skills (value text primary key, words text not null, terms text[] not null)`,
  `insert into search.skills (value, words, terms)
  select value, words, (select array_agg(distinct search.stem(token)) from search.tokens(words) token)
  from (values ${Object.entries(skillWords)
    .map(([value, words]) => `('${value}', '${words}')`)
    .join(', ')}) skill (value, words)`,
  // Intersects posting lists in C. The extension `intarray` has its own schema outside the search path,
  // because its `@>` would hide other operators.
  'create schema ia',
  'create extension intarray schema ia',
  'grant usage on schema ia to elenco_system',
  'create aggregate search.either(integer[]) (sfunc = ia._int_union, stype = integer[], parallel = safe)',
  'create aggregate search.both(integer[]) (sfunc = ia._int_inter, stype = integer[], parallel = safe)',

  // Declared here, because other objects refer to these functions. The repeatable SQL of the application
  // replaces their bodies (search/schema, decision 005).
  `create function search.terms(name text, handles text[], skills text[], channels text[], place text, bio text)
returns text[] language sql stable parallel safe as 'select null::text[]'`,
  ...['prepare', 'finish'].map(
    (name) => `create function search.${name}(slot integer) returns void language sql as ''`,
  ),
];
