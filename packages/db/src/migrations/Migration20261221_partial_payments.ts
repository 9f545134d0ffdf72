import { Migration } from '@mikro-orm/migrations';

const onePerCharge = 'create unique index receipts_one_for_each_charge on receipts (charge_id)';

/**
 * Adds partial payments that are kept for a charge. Adds the current boleto of a charge: either one for the
 * remaining amount, or a second copy.
 */
export class Migration20261221_partial_payments extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges add kept_cents bigint not null default 0 check (kept_cents >= 0),
  add slip_cents bigint,
  add slip_due_on date,
  add constraint charges_kept_check check (kept_cents = 0 or kept_cents < amount_cents);
update charges set slip_cents = amount_cents, slip_due_on = due_on;
alter table charges alter kept_cents drop default, alter slip_cents set not null, alter slip_due_on set not null,
  add check (slip_cents >= 0);
alter table receipts add partial boolean not null default false,
  add former_charge_id integer references charges;
alter table receipts alter partial drop default,
  add constraint receipts_partial_check check (not partial or charge_id is not null);
drop index receipts_one_for_each_charge;
${onePerCharge} where not partial;
create index receipts_former_charge_id_index on receipts (former_charge_id, id)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges drop kept_cents, drop slip_cents, drop slip_due_on;
drop index receipts_one_for_each_charge;
alter table receipts drop partial, drop former_charge_id;
${onePerCharge}`);
  }
}
