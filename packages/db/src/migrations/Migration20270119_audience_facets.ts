import { facetOffsets, facetValues, maskSql, placeOffsets, placeValues } from '@elenco/search/schema';
import { Migration } from '@mikro-orm/migrations';
import { views } from './baseline/search/views';

const [, entries = ''] = views.map((view) => view.replace('create view', 'create or replace view'));

const most = (share: string) =>
  `(select key from jsonb_each_text(d.audience -> '${share}') order by value::numeric desc, key limit 1)`;

/**
 * The view as the migration of the audience's city defined it. When a view is replaced, PostgreSQL requires
 * new columns to come last.
 */
const entriesWithCity = entries.replace(
  ' as terms\n',
  ` as terms, search.place(coalesce(${most('cities')}, '')) as audience_city\n`,
);
export const entriesWithPlaces = entriesWithCity
  .replace(' as m2,', `\n      | search.audiencelanguage_mask(array[${most('languages')}]) as m2,`)
  .replace(
    ' as audience_city\n',
    ` as audience_city,
    search.country_mask(array[d.country])
      | search.audiencecountry_mask(array[${most('countries')}])
      | search.audiencecity_mask(array[fold(btrim(${most('cities')}))]) as m3\n`,
  );

const mask = (facet: string, values: readonly string[], offset: number) =>
  `create or replace function search.${facet.toLowerCase()}_mask(given text[]) returns bigint
  language sql immutable parallel safe
  return ${maskSql(values, offset, 'given')}`;
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const masks = [
  mask('audienceLanguage', facetValues.audienceLanguage, facetOffsets.audienceLanguage),
  mask('country', placeValues.country, placeOffsets.country),
  mask('audienceCountry', placeValues.audienceCountry, placeOffsets.audienceCountry),
  mask('audienceCity', placeValues.audienceCity.map(folded), placeOffsets.audienceCity),
];

const columns =
  'm1, m2, followers, engagement, price, active, default_rank, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms, audience_city';

/** Stores the state of a changed profile; see the baseline. */
const note = (names: string) => `create or replace function search.note(member integer, other integer)
returns void language plpgsql as $$
declare
  changed bigint := coalesce(member * 2::bigint, other * 2::bigint + 1);
begin
  insert into search.delta (ref, xid, gone) values (changed, pg_current_xact_id(), true)
  on conflict (ref) do update set xid = excluded.xid, gone = true, (${names}) = (${names.replace(/\w+/g, 'null')});
  update search.delta d set gone = false, (${names}) = (${names.replace(/\w+/g, 'e.$&')})
  from search.entries e
  where d.ref = changed and e.ref = changed
    and (e.creator_id = member or e.external_id = other);
end $$`;

const tables = ['rows_0', 'rows_1', 'delta'] as const;

/**
 * Makes the main language of an audience a filter, and adds counts of countries and cities beside their
 * filters. The filter and the counts work from the next generation of the index. Until then, the search
 * filters by the columns of places and does not count places.
 */
export class Migration20270119_audience_facets extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // Adding a column with a constant default does not rewrite the table.
    for (const table of tables) this.addSql(`alter table search.${table} add m3 bigint default 0`);
    for (const one of masks) this.addSql(one);
    this.addSql(entriesWithPlaces);
    this.addSql(note(`${columns}, m3`));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(note(columns));
    this.addSql('drop view search.entries');
    this.addSql(entriesWithCity);
    this.addSql('grant select on search.entries to elenco_system');
    for (const facet of ['country', 'audiencecountry', 'audiencecity']) {
      this.addSql(`drop function search.${facet}_mask(text[])`);
    }
    for (const table of tables) this.addSql(`alter table search.${table} drop m3`);
  }
}
