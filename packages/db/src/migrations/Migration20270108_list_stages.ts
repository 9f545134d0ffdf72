import { Migration } from '@mikro-orm/migrations';
import { indexes, stamps } from './baseline/words';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

/** Generated from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  'list-activities': {
    company: `"company_id" = (select actor_id('companyId'))`,
    admin: `(select actor_has_duty('owner', 'curation', 'support'))`,
  },
};

/** Adds stages of creators on a company's lists, and their history with dated notes. */
export class Migration20270108_list_stages extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table list_members
  add stage text not null default 'to_contact'
    check (stage in ('to_contact', 'contacted', 'negotiating', 'won', 'no')),
  add owner_id integer references users,
  add labels text[] not null default '{}'
    check (cardinality(labels) <= 8 and array_position(labels, null) is null),
  add last_contact_on date,
  add next_contact_on date`);
    this.addSql('alter table list_members alter stage drop default, alter labels drop default');
    this.addSql(indexes('list_members', 'stage', 'owner_id', 'next_contact_on'));
    this.addSql(`
create table list_activities (${stamps},
  list_id integer not null,
  company_id integer not null references companies,
  creator_id integer references creators,
  external_id integer references external_profiles on delete cascade,
  kind text not null check (kind in
    ('note', 'stage', 'ownerId', 'labels', 'lastContactOn', 'nextContactOn')),
  value text not null check (length(value) <= 600),
  author_id integer not null references users,
  check (num_nonnulls(creator_id, external_id) = 1),
  foreign key (list_id, company_id) references lists (id, company_id) on delete cascade
);
${indexes('list_activities', 'list_id', 'company_id', 'creator_id', 'external_id', 'kind', 'author_id', 'created_at')}`);
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of noRowSecurity(policies)) this.addSql(sql);
    this.addSql('drop table list_activities');
    this.addSql(`
alter table list_members
  drop stage, drop owner_id, drop labels, drop last_contact_on, drop next_contact_on`);
  }
}
