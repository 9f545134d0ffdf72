import { Migration } from '@mikro-orm/migrations';

/** A grant may be for a list, and then for no project. What is left of one whose list is gone opens nothing. */
export class Migration20261126_list_grants extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table grants
  alter briefing_id drop not null,
  add list_id integer,
  add with_notes boolean not null default false,
  add foreign key (list_id, company_id) references lists (id, company_id) on delete set null (list_id),
  add constraint grants_about check (case when briefing_id is null
    then contract_id is null and actions = array['list'] else list_id is null and not with_notes end),
  drop constraint grants_fit,
  add constraint grants_fit check (case
    when briefing_id is null then actions <@ array['list']
    when contract_id is null then actions <@ array['select', 'approve-proposal']
    else actions <@ array['content', 'invoice'] end)`);
    this.addSql('alter table grants alter with_notes drop default');
    this.addSql('create index grants_list_id_index on grants (list_id, id) where list_id is not null');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`delete from grants where briefing_id is null`);
    this.addSql(`
alter table grants
  drop constraint grants_about,
  drop constraint grants_fit,
  drop list_id,
  drop with_notes,
  alter briefing_id set not null,
  add constraint grants_fit check (case when contract_id is null
    then actions <@ array['select', 'approve-proposal'] else actions <@ array['content', 'invoice'] end)`);
  }
}
