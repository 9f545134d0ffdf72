import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  sessions: {
    client: '"user_id" = (select actor_id(\'userId\'))',
    professional: '"user_id" = (select actor_id(\'userId\'))',
    admin: "\"user_id\" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))",
  },
  'failed-sign-ins': {
    client: '"user_id" = (select actor_id(\'userId\'))',
    professional: '"user_id" = (select actor_id(\'userId\'))',
    admin: "\"user_id\" = (select actor_id('userId')) or (select actor_has_duty('owner', 'support'))",
  },
};

export class Migration20261123_policies_sign_ins extends Migration {
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
