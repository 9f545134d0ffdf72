import { Migration } from '@mikro-orm/migrations';

/** Adds to invitations the approval limit that the invited member gets when joining. */
export class Migration20270102_invitation_limits extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table invitations
  add approval_limit jsonb,
  add constraint invitations_approval_limit_check check (approval_limit is null or kind = 'member')`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table invitations drop column approval_limit');
  }
}
