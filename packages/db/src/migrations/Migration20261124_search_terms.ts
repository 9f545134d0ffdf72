import { Migration } from '@mikro-orm/migrations';

const given = 'name text, handles text[], skills text[], channels text[], place text, bio text';
const pieces = (value: string) =>
  `regexp_split_to_table(fold(${value}), '[^[:alnum:]]+') token where length(token) > 1`;

/**
 * The terms of a profile as one statement whose plan is kept: functions of SQL within functions of SQL are planned anew
 * for each row, which was five times as slow. Handles become a kind of their own (`h`): nearly everybody has another one,
 * and as names they would all stand for the beginning of each name.
 */
export class Migration20261124_search_terms extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table search.skills add terms text[]`);
    this.addSql(
      `update search.skills set terms = (select array_agg(distinct search.stem(token)) from search.tokens(words) token)`,
    );
    this.addSql(`alter table search.skills alter terms set not null`);
    this.addSql(`create or replace function search.terms(${given}) returns text[]
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
end $$`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`create or replace function search.terms(${given}) returns text[]
language sql stable parallel safe as $$
  select coalesce(array_agg(distinct found.field || ':' || found.term), '{}') from (
    select 'n' as field, token as term from search.tokens(name) token
    union all select 'n', token from unnest(handles) handle, search.tokens(handle) token
    union all select 'n', left(regexp_replace(fold(handle), '[^[:alnum:]]', '', 'g'), 40) from unnest(handles) handle
    union all select 's', search.stem(token) from search.skills s, search.tokens(s.words) token
      where s.value = any (skills)
    union all select 's', channel from unnest(channels) channel
    union all select 'p', token from search.tokens(place) token
    union all select 'b', search.stem(token) from search.tokens(bio) token
  ) found where found.term <> ''
$$`);
    this.addSql('alter table search.skills drop terms');
  }
}
