import { Migration } from '@mikro-orm/migrations';
import { metrics } from './baseline/metrics';
import { views } from './baseline/search/views';

const [documents = '', entries = ''] = views.map((view) =>
  view.replace('create view', 'create or replace view'),
);

/**
 * Adds the channel to a member's audience, because an audience consists of viewers on YouTube and of
 * followers elsewhere.
 */
const documentsWithChannel = documents.replace(
  `jsonb_build_object('source'`,
  `jsonb_build_object('channel', p -> 'channel', 'source'`,
);

/** The view with the new column. When a view is replaced, PostgreSQL requires new columns to come last. */
const entriesWithCity = entries.replace(
  ' as terms\n',
  ` as terms,
    search.place(coalesce(
      (select key from jsonb_each_text(d.audience -> 'cities') order by value::numeric desc, key limit 1), ''
    )) as audience_city\n`,
);

const columns =
  'm1, m2, followers, engagement, price, active, default_rank, country, state, city, audience_country, main_skill, answer_hours, evaluation_average, evaluation_count, terms';

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

const [noteChange = ''] = /create function note_said[\s\S]*?\$\$;/.exec(metrics) ?? [];
const orReplaced = noteChange.replace('create', 'create or replace');
/** Each line of an imported file may state its own source and date. */
const ofLines = orReplaced
  .replaceAll('i.source_at', `(s.record ->> 'sourceAt' || 'T12:00:00Z')::timestamptz, i.source_at`)
  .replaceAll(/\bi\.source\b/g, `coalesce(s.record ->> 'source', i.source)`);

const tables = ['rows_0', 'rows_1', 'delta'] as const;

/**
 * Makes the largest city of an audience a filter of the search. The filter works from the next generation of
 * the index.
 */
export class Migration20270114_audience_cities extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const table of tables) this.addSql(`alter table search.${table} add audience_city bigint`);
    this.addSql(documentsWithChannel);
    this.addSql(entriesWithCity);
    this.addSql(note(`${columns}, audience_city`));
    this.addSql(ofLines);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(orReplaced);
    this.addSql(note(columns));
    this.addSql('drop view search.entries');
    this.addSql(documents);
    this.addSql(entries);
    this.addSql('grant select on search.entries to elenco_system');
    for (const table of tables) this.addSql(`alter table search.${table} drop audience_city`);
  }
}
