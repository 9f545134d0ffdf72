const given = 'name text, handles text[], skills text[], channels text[], place text, bio text';
const pieces = (value: string) =>
  `regexp_split_to_table(fold(${value}), '[^[:alnum:]]+') token where length(token) > 1`;

/**
 * A function that returns the words of a profile by field: n name, h handle, s specialty or channel, p place,
 * b bio. It is written in PL/pgSQL, which keeps query plans. Nested SQL functions are planned again for each
 * row, and took five times as long.
 */
export const terms = `create or replace function search.terms(${given}) returns text[]
language plpgsql stable parallel safe as $$
begin
  return array(
    select distinct found.entry from (
      select 'n:' || left(token, 40) as entry from ${pieces('name')}
      union all
      select 'h:' || left(token, 40) from ${pieces(`array_to_string(handles, ' ')`)}
      union all
      select 'h:' || left(regexp_replace(fold(handle), '[^[:alnum:]]', '', 'g'), 40) from unnest(handles) handle
      union all
      select 's:' || term from search.skills s, unnest(s.terms) term where s.value = any (skills)
      union all
      select 's:' || channel from unnest(channels) channel
      union all
      select 'p:' || left(token, 40) from ${pieces('place')}
      union all
      select 'b:' || search.stem(left(token, 40)) from ${pieces('bio')}
    ) found where length(found.entry) > 2 order by 1
  );
end $$`;
