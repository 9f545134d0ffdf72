import { Migration } from '@mikro-orm/migrations';

const purposes = `'hiring', 'pay', 'subscription', 'matching', 'amendment', 'penalty'`;

/** One invoice for the hirings of a project: a charge whose lines name the charges that it stands for. */
export class Migration20261213_project_invoices extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charge_lines
  add of_charge_id integer,
  add foreign key (of_charge_id, company_id) references charges (id, company_id);
create index charge_lines_of_charge_id_index on charge_lines (of_charge_id, id);
alter table charges
  drop constraint charges_purpose_check,
  add constraint charges_purpose_check check (purpose in (${purposes}, 'project'));`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges
  drop constraint charges_purpose_check,
  add constraint charges_purpose_check check (purpose in (${purposes}));
drop index charge_lines_of_charge_id_index;
alter table charge_lines drop column of_charge_id;`);
  }
}
