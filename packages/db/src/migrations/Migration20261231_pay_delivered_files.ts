import { Migration } from '@mikro-orm/migrations';

/** Adds files to the deliveries of Elenco Pay contracts. */
export class Migration20261231_pay_delivered_files extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`update instalments set work = (
      select jsonb_agg(entry || '{"file": null}' order by nth) from jsonb_array_elements(work) with ordinality as of (entry, nth)
    ) where jsonb_array_length(work) > 0`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`update instalments set work = (
      select jsonb_agg(entry - 'file' order by nth) from jsonb_array_elements(work) with ordinality as of (entry, nth)
    ) where jsonb_array_length(work) > 0`);
  }
}
