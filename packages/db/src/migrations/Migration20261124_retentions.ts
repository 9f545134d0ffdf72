import { Migration } from '@mikro-orm/migrations';

/** Until when what is kept of those who were erased is kept; of those of before, from the audit log. */
export class Migration20261124_retentions extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
      create table retentions (
        subject text not null check (subject in ('person', 'profile', 'creator', 'company')),
        row_id integer not null,
        basis text not null check (basis <> ''),
        due_at timestamptz(3) not null,
        primary key (subject, row_id, basis)
      )`);
    this.addSql('create index retentions_due on retentions (due_at)');
    this.addSql(`
      insert into retentions (subject, row_id, basis, due_at)
      select data ->> 'subject', row_id, basis, max(at) + months * interval '1 month'
      from audit, (values ('fiscal', 60), ('contract', 120), ('consent', 60), ('access', 6)) kept (basis, months)
      where command = 'privacy-requests.erase' and data ->> 'what' = 'erase'
      group by 1, 2, 3, months`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop table retentions');
  }
}
