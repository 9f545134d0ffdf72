import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

const before: Policies = {
  briefings: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
    guest:
      "(select actor_allows('select', 'approve-proposal', 'step')) and \"id\" = (select actor_id('briefingId'))",
  },
  contracts: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest: "(select actor_allows('content', 'invoice')) and \"id\" = (select actor_id('contractId'))",
  },
  charges: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest: "(select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
  'payment-proofs': {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance'))",
    guest: "(select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
};

/** Drawn from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  briefings: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: 'true',
    guest:
      "(select actor_allows('select', 'approve-proposal', 'step', 'payables')) and \"id\" = (select actor_id('briefingId'))",
  },
  contracts: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: 'true',
    guest:
      "(select actor_allows('payables')) and \"briefing_id\" = (select actor_id('briefingId')) or (select actor_allows('content', 'invoice')) and \"id\" = (select actor_id('contractId'))",
  },
  charges: {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'curation', 'support'))",
    guest:
      "(select actor_allows('payables')) and \"briefing_id\" = (select actor_id('briefingId')) or (select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
  'payment-proofs': {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance'))",
    guest:
      "(select actor_allows('payables')) and \"briefing_id\" = (select actor_id('briefingId')) or (select actor_allows('invoice')) and \"contract_id\" = (select actor_id('contractId'))",
  },
};

const grantsFit = (ofProject: string) => `
alter table share_links drop constraint grants_fit,
  add constraint grants_fit check (pay_contract_id is not null or case
    when briefing_id is null then report_id is null and actions <@ array['list']
    when report_id is not null then contract_id is null and actions <@ array['report', 'report-costs']
    when contract_id is null then actions <@ array[${ofProject}]
    else actions <@ array['content', 'invoice'] end)`;

/** A link by which somebody without an account pays all that a project owes. */
export class Migration20261213_payables extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(grantsFit(`'select', 'approve-proposal', 'step', 'payables'`));
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...noRowSecurity(policies), ...rowSecurity(before)]) this.addSql(sql);
    this.addSql(`delete from share_links where actions @> array['payables']`);
    this.addSql(grantsFit(`'select', 'approve-proposal', 'step'`));
  }
}
