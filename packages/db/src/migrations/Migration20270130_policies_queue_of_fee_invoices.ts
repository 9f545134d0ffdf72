import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

const before: Policies = {
  assignments: {
    admin:
      "(select actor_has_duty('owner')) and (\"resource\" in ('briefings', 'openings', 'leads', 'message-reports', 'privacy-requests', 'board-reports', 'invoices', 'charges', 'payouts', 'payment-answers', 'receipts', 'settlements', 'repayments', 'card-payments')) or (select actor_has_duty('finance')) and (\"resource\" in ('briefings', 'invoices', 'charges', 'payouts', 'payment-answers', 'receipts', 'settlements', 'repayments', 'card-payments')) or (select actor_has_duty('curation')) and (\"resource\" in ('briefings', 'openings')) or (select actor_has_duty('support')) and (\"resource\" in ('briefings', 'leads', 'message-reports', 'privacy-requests', 'board-reports'))",
  },
};

/** Generated from the `read` rules by `bin/policies.ts`, and frozen with this migration. */
const policies: Policies = {
  assignments: {
    admin:
      "(select actor_has_duty('owner')) and (\"resource\" in ('briefings', 'openings', 'leads', 'message-reports', 'privacy-requests', 'board-reports', 'invoices', 'charges', 'payouts', 'payment-answers', 'receipts', 'settlements', 'repayments', 'card-payments', 'fee-invoices')) or (select actor_has_duty('finance')) and (\"resource\" in ('briefings', 'invoices', 'charges', 'payouts', 'payment-answers', 'receipts', 'settlements', 'repayments', 'card-payments', 'fee-invoices')) or (select actor_has_duty('curation')) and (\"resource\" in ('briefings', 'openings')) or (select actor_has_duty('support')) and (\"resource\" in ('briefings', 'leads', 'message-reports', 'privacy-requests', 'board-reports'))",
  },
};

export class Migration20270130_policies_queue_of_fee_invoices extends Migration {
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
