import { Migration } from '@mikro-orm/migrations';

/**
 * Adds branch and number of the paying account to payment files. Earlier files get those in the first line of
 * their content (CNAB 240, columns 53 to 71).
 */
export class Migration20270130_paying_accounts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table payment_files
  add branch text not null default '' check (length(branch) <= 8),
  add account text not null default '' check (length(account) <= 14);
alter table payment_files disable trigger payment_files_stay;
update payment_files set
  branch = regexp_replace(substr(content, 53, 5), '^0', '')
    || coalesce('-' || nullif(trim(substr(content, 58, 1)), ''), ''),
  account = ltrim(substr(content, 59, 12), '0') || '-' || substr(content, 71, 1)
  where substr(content, 53, 19) ~ '^\\d{5}.\\d{12}[\\dX]$';
alter table payment_files enable trigger payment_files_stay;
alter table payment_files alter branch drop default, alter account drop default`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payment_files drop branch, drop account');
  }
}
