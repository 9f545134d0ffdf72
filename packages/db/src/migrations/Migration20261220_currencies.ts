import { Migration } from '@mikro-orm/migrations';

/** Adds a currency to creators' invoices and to the prices in applications. */
export class Migration20261220_currencies extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const [table, source, reference] of [
      ['invoices', 'payouts', 'payout_id'],
      ['applications', 'openings', 'opening_id'],
    ]) {
      this.addSql(`alter table ${table} add currency text check (currency in ('BRL', 'EUR', 'USD'))`);
      this.addSql(
        `update ${table} set currency = source.currency from ${source} source where source.id = ${table}.${reference}`,
      );
      this.addSql(`alter table ${table} alter currency set not null`);
    }
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table invoices drop currency');
    this.addSql('alter table applications drop currency');
  }
}
