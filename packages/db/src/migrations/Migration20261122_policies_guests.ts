import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowSecurity';

const before: Policies = {
  briefings: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
  },
  shortlist: {
    client:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('released', 'chosen', 'passed'))",
    admin: 'true',
  },
  contracts: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
  },
  deliverables: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
  },
};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  briefings: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
    guest: "(select actor_allows('select')) and \"id\" = (select actor_id('briefingId'))",
  },
  shortlist: {
    client:
      "\"company_id\" = (select actor_id('companyId')) and (\"status\" in ('released', 'chosen', 'passed'))",
    admin: 'true',
    guest:
      "(select actor_allows('select')) and \"briefing_id\" = (select actor_id('briefingId')) and (\"status\" in ('released', 'chosen', 'passed'))",
  },
  contracts: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest: "(select actor_allows('content')) and \"id\" = (select actor_id('contractId'))",
  },
  deliverables: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    professional: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest: "(select actor_allows('content')) and \"contract_id\" = (select actor_id('contractId'))",
  },
  grants: {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
  },
  'guest-marks': {
    client: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'curation', 'support'))",
    guest: '"grant_id" = (select actor_id(\'grantId\'))',
  },
};

export class Migration20261122_policies_guests extends Migration {
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
