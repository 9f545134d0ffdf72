import { Migration } from '@mikro-orm/migrations';

/** A mark on a name of the shortlist is a guest's, or that of one of the company's own people. */
export class Migration20261201_marks_of_the_team extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table guest_marks
      add user_id integer references users,
      alter share_link_id drop not null,
      alter guest_name drop not null,
      add constraint guest_marks_of_one check (case when user_id is null
        then share_link_id is not null and guest_name is not null
        else share_link_id is null and guest_name is null end),
      add foreign key (briefing_id, company_id) references briefings (id, company_id),
      add unique (user_id, entry_id)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('delete from guest_marks where user_id is not null');
    this.addSql(`alter table guest_marks
      drop constraint guest_marks_briefing_id_company_id_fkey,
      drop constraint guest_marks_of_one,
      drop column user_id,
      alter share_link_id set not null,
      alter guest_name set not null`);
  }
}
