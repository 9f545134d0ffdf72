import { Migration } from '@mikro-orm/migrations';

const before = ['proposals.approveAll', 'squads.approveProposals', 'contracts.acceptAll'];
const allow = (acts: readonly string[]) =>
  `alter table approval_requests add constraint approval_requests_act_check
   check (act in (${acts.map((act) => `'${act}'`).join(', ')}))`;

/** Lets members request an owner's approval for Elenco Pay contracts and for amendments. */
export class Migration20261229_approval_request_acts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table approval_requests drop constraint approval_requests_act_check');
    this.addSql(allow([...before, 'pay-contracts.accept', 'amendments.request']));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table approval_requests drop constraint approval_requests_act_check');
    this.addSql(
      `delete from approval_requests where act not in (${before.map((act) => `'${act}'`).join(', ')})`,
    );
    this.addSql(allow(before));
  }
}
