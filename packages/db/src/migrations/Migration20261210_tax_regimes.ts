import { Migration } from '@mikro-orm/migrations';

/** How a company that is paid is taxed, with the paper that shows it. Who has said nothing yet is as any other. */
export class Migration20261210_tax_regimes extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table payees
  add tax_regime text check (tax_regime in ('mei', 'simples', 'other')),
  add regime_file_id integer references files on delete set null;
update payees set tax_regime = 'other' where legal_form = 'company';
alter table payees add constraint payees_tax_regime_of_companies
  check ((legal_form = 'company') = (tax_regime is not null));
create index payees_regime_file_id_index on payees (regime_file_id, id);`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table payees drop constraint payees_tax_regime_of_companies, drop regime_file_id, drop tax_regime`,
    );
  }
}
