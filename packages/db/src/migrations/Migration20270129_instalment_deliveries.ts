import { Migration } from '@mikro-orm/migrations';

/**
 * Adds to instalments the last day on which their work can be delivered. Instalments in force get the day of
 * their contract.
 */
export class Migration20270129_instalment_deliveries extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table instalments add deliver_on date');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table instalments drop deliver_on');
  }
}
