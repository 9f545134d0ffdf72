import { facetOffsets, facetValues, type MaskFacet, maskSql, skillBits } from '../../search/bits';
import { skillWords } from '../../search/skillWords';

const pure = 'language sql immutable parallel safe';

/** What the index is computed by. Tokens are folded here alone, for what is indexed and for what is asked. */
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
  // A name of a place as 64 bits: that two names of the world share them is less likely than a broken disk.
  `create function search.place(name text) returns bigint ${pure}
  return hashtextextended(fold(btrim(name)), 0)`,

  `create function search.tokens(value text) returns setof text ${pure} begin atomic
  select distinct left(token, 40) from regexp_split_to_table(fold(value), '[^[:alnum:]]+') token
  where length(token) > 1;
end`,
  // Plurals of Portuguese and English, roughly: the same for what is indexed and for what is asked.
  `create function search.stem(token text) returns text ${pure} return case
    when length(token) > 4 and token like '%oes' then left(token, -3) || 'ao'
    when length(token) > 4 and token like '%ns' then left(token, -2) || 'm'
    when length(token) > 3 and token like '%s' and token not like '%ss' then left(token, -1)
    else token end`,
  // One or two letters apart, by how long the word is.
  `create function search.near(term text, token text) returns boolean ${pure}
  return length(token) >= 4 and similarity(term, token) >= 0.3
    and levenshtein_less_equal(term, token, case when length(token) > 5 then 2 else 1 end)
      <= case when length(token) > 5 then 2 else 1 end`,

  `create table search.skills (value text primary key, words text not null)`,
  `insert into search.skills values ${Object.entries(skillWords)
    .map(([value, words]) => `('${value}', '${words}')`)
    .join(', ')}`,
  // The words that lead to somebody, by where they stand: n name or handle, s speciality or channel, p place, b bio.
  `create function search.terms(name text, handles text[], skills text[], channels text[], place text, bio text)
returns text[] language sql stable parallel safe begin atomic
  select coalesce(array_agg(distinct found.field || ':' || found.term), '{}') from (
    select 'n' as field, token as term from search.tokens(name) token
    union all select 'n', token from unnest(handles) handle, search.tokens(handle) token
    union all select 'n', left(regexp_replace(fold(handle), '[^[:alnum:]]', '', 'g'), 40) from unnest(handles) handle
    union all select 's', search.stem(token) from search.skills s, search.tokens(s.words) token
      where s.value = any (skills)
    union all select 's', channel from unnest(channels) channel
    union all select 'p', token from search.tokens(place) token
    union all select 'b', search.stem(token) from search.tokens(bio) token
  ) found where found.term <> '';
end`,
];
