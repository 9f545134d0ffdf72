import { Migration } from '@mikro-orm/migrations';

/**
 * Lets staff read e-mails whose only personal link stops e-mails. Those already sent to a mail server stay
 * closed, because their text was erased.
 */
export class Migration20270201_mails_with_stop_link extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('update mails set secret = false where secret and stop_link is not null');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('update mails set secret = true where stop_link is not null and resent_of is null');
  }
}
