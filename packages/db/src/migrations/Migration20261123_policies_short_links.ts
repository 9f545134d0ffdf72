import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  'short-links': {
    admin: "(select actor_has_duty('owner', 'content'))",
  },
  'short-link-clicks': {
    admin: "(select actor_has_duty('owner', 'content'))",
  },
};

export class Migration20261123_policies_short_links extends Migration {
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
