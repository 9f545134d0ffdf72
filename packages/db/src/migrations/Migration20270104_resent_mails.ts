import { Migration } from '@mikro-orm/migrations';

/** Adds copies of e-mails that staff sent again. A copy is deleted with its original. */
export class Migration20270104_resent_mails extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table mails
  add resent_of integer references mails on delete cascade,
  add resend_reason text check (length(resend_reason) between 1 and 200),
  add constraint mails_resent check ((resent_of is null) = (resend_reason is null));
create index mails_resent_of_index on mails (resent_of) where resent_of is not null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table mails drop resent_of, drop resend_reason');
  }
}
