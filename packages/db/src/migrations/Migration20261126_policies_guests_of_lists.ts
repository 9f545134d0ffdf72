import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {
  lists: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
  },
  'list-members': {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
  },
};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  lists: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
    guest: "(select actor_allows('list')) and \"id\" = (select actor_id('listId'))",
  },
  'list-members': {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
    guest: "(select actor_allows('list')) and \"list_id\" = (select actor_id('listId'))",
  },
};

export class Migration20261126_policies_guests_of_lists extends Migration {
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
