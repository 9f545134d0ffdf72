import { Migration } from '@mikro-orm/migrations';

/** A contract in English, to be read beside the text that binds. */
export class Migration20261210_contracts_in_english extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table contracts add text_english text not null default ''`);
    this.addSql('alter table contracts alter text_english drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table contracts drop column text_english');
  }
}
