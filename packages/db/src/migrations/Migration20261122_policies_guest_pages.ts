import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {
  briefings: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
    guest: "(select actor_allows('select')) and \"id\" = (select actor_id('briefingId'))",
  },
  proposals: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
  },
  contracts: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest: "(select actor_allows('content')) and \"id\" = (select actor_id('contractId'))",
  },
  charges: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
  },
};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  briefings: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
    guest: "(select actor_allows('select', 'approve-proposal')) and \"id\" = (select actor_id('briefingId'))",
  },
  proposals: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest:
      "(select actor_allows('approve-proposal')) and \"briefing_id\" = (select actor_id('briefingId')) and (\"creator_id\" in (select actor_ids('creatorIds')))",
  },
  contracts: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest: "(select actor_allows('content', 'invoice')) and \"id\" = (select actor_id('contractId'))",
  },
  charges: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest: "(select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
  'payment-proofs': {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance'))",
    guest: "(select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
};

export class Migration20261122_policies_guest_pages extends Migration {
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
