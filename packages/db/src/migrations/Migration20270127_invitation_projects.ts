import { Migration } from '@mikro-orm/migrations';

/** Stores the project for which a creator is invited by e-mail. */
export class Migration20270127_invitation_projects extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table invitations
  add briefing_id integer,
  add foreign key (briefing_id, company_id) references briefings (id, company_id)
    on delete set null (briefing_id),
  add constraint invitations_briefing_id_check check (briefing_id is null or kind = 'creator')`);
    this.addSql('create index on invitations (briefing_id)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table invitations drop column briefing_id');
  }
}
