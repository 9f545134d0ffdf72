import { Migration } from '@mikro-orm/migrations';
import { noRowSecurity, type Policies, rowSecurity } from './rowPolicies';

const before: Policies = {
  'fee-invoices': {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'support'))",
  },
};

const policies: Policies = {
  'fee-invoices': {
    company: '"company_id" = (select actor_id(\'companyId\'))',
    creator: '"creator_id" = (select actor_id(\'creatorId\'))',
    admin: "(select actor_has_duty('owner', 'finance', 'support'))",
  },
};

/**
 * Allows invoices for the platform's fee on contracts that creators make with clients. The invoice is to the
 * client or the creator, depending on who bears the fee.
 */
export class Migration20261217_pay_fee_invoices extends Migration {
  static readonly policies = policies;

  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges add constraint charges_id_creator_id_key unique (id, creator_id);
alter table fee_invoices alter company_id drop not null,
  add creator_id integer references creators,
  add constraint fee_invoices_charge_id_fkey foreign key (charge_id) references charges,
  add constraint fee_invoices_charge_id_creator_id_fkey
    foreign key (charge_id, creator_id) references charges (id, creator_id),
  add constraint fee_invoices_taker_check check ((company_id is null) <> (creator_id is null));
create index fee_invoices_creator_id_index on fee_invoices (creator_id, id);
create index fee_invoices_charge_creator_index on fee_invoices (charge_id, creator_id)`);
    for (const sql of rowSecurity(policies)) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const sql of [...noRowSecurity(policies), ...rowSecurity(before)]) this.addSql(sql);
    // Invoices to a creator are assigned to the company that paid, so that no invoice is lost.
    this.addSql(`
update fee_invoices f set company_id = c.company_id from charges c where c.id = f.charge_id and f.company_id is null;
alter table fee_invoices drop constraint fee_invoices_taker_check,
  drop constraint fee_invoices_charge_id_fkey,
  drop column creator_id,
  alter company_id set not null;
alter table charges drop constraint charges_id_creator_id_key`);
  }
}
