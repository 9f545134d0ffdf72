import { Migration } from '@mikro-orm/migrations';

/** Foreign currency that finance bought at the bank for payouts. */
export class Migration20261215_currency_purchases extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table payouts add purchase jsonb,
  add purchase_recorded_by_id integer references users,
  add purchase_confirmed_by_id integer references users,
  add constraint payouts_purchase_check check ((purchase is null) = (purchase_recorded_by_id is null)),
  -- Four eyes: one person of finance records a purchase, another confirms it.
  add constraint payouts_purchase_confirmed_check check (purchase_confirmed_by_id is null
    or purchase_recorded_by_id is not null and purchase_confirmed_by_id <> purchase_recorded_by_id);
create index payouts_purchase_recorded_by_id_index on payouts (purchase_recorded_by_id, id);
create index payouts_purchase_confirmed_by_id_index on payouts (purchase_confirmed_by_id, id)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table payouts drop column purchase_confirmed_by_id,
  drop column purchase_recorded_by_id,
  drop column purchase`);
  }
}
