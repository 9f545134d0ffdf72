import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  imports: {
    admin: "(select actor_has_duty('owner', 'curation'))",
  },
};

export class Migration20261126_policies_imports extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...noRowSecurity(policies), ...rowSecurity(before)]) this.addSql(sql);
  }
}
