import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

const before: Policies = {
  settlements: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
  },
  'pay-contracts': {
    company:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed'))",
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest:
      "(select actor_allows('pay', 'pay-confirm')) and \"id\" = (select actor_id('payContractId')) and (\"status\" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed'))",
  },
};

/** Generated from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  'pay-contracts': {
    company:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'))",
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest:
      "(select actor_allows('pay', 'pay-confirm')) and \"id\" = (select actor_id('payContractId')) and (\"status\" in ('sent', 'viewed', 'accepted', 'refused', 'expired', 'active', 'completed', 'ended'))",
  },
  settlements: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest:
      "(select actor_allows('pay', 'pay-confirm')) and \"pay_contract_id\" = (select actor_id('payContractId'))",
  },
};

export class Migration20261215_policies_pay_endings extends Migration {
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
