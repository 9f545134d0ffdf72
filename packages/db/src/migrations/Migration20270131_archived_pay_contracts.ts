import { Migration } from '@mikro-orm/migrations';

/** Adds when a creator archived an Elenco Pay contract that the client did not accept. */
export class Migration20270131_archived_pay_contracts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table pay_contracts add archived_at timestamptz(3)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table pay_contracts drop archived_at');
  }
}
