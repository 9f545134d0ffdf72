import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {
  shortlist: {
    client:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('released', 'chosen', 'passed'))",
    admin: 'true',
    guest:
      "(select actor_allows('select')) and \"briefing_id\" = (select actor_id('briefingId')) and (\"status\" in ('released', 'chosen', 'passed'))",
  },
};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  shortlist: {
    client:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('released', 'chosen', 'stand_in', 'passed'))",
    admin: 'true',
    guest:
      "(select actor_allows('select')) and \"briefing_id\" = (select actor_id('briefingId')) and (\"status\" in ('released', 'chosen', 'stand_in', 'passed'))",
  },
};

/** Whom a brand keeps in case one of those whom it chose declines, and in which order. */
export class Migration20261210_stand_ins extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table shortlist add stand_in smallint check (stand_in > 0)');
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...noRowSecurity(policies), ...rowSecurity(before)]) this.addSql(sql);
    this.addSql('alter table shortlist drop column stand_in');
  }
}
