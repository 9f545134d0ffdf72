import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  contents: {
    nobody: '"status" = \'published\'',
    client: '"status" = \'published\'',
    professional: '"status" = \'published\'',
    admin: "\"status\" = 'published' or (select actor_has_duty('owner', 'content'))",
  },
  'content-versions': {
    admin: "(select actor_has_duty('owner', 'content'))",
  },
  'lesson-marks': {
    client: '"user_id" = (select actor_id(\'userId\'))',
    professional: '"user_id" = (select actor_id(\'userId\'))',
    admin: '"user_id" = (select actor_id(\'userId\'))',
  },
};

export class Migration20261123_policies_contents extends Migration {
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
