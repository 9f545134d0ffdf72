import { Migration } from '@mikro-orm/migrations';

/** Where a company is besides its seat. */
export class Migration20261205_company_addresses extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table companies add addresses jsonb not null default '[]'
         check (jsonb_typeof(addresses) = 'array' and jsonb_array_length(addresses) <= 10)`,
    );
    this.addSql('alter table companies alter addresses drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table companies drop column addresses');
  }
}
