import { Migration } from '@mikro-orm/migrations';

const pending = (where: string) => [
  'drop index email_changes_pending',
  `create unique index email_changes_pending on email_changes (user_id) where ${where}`,
];

/** What support withdrew waits for nothing, and stays beside what is asked for next until its letters are written. */
export class Migration20261130_withdrawn_corrections extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table email_changes add withdrawn_at timestamptz(3)');
    // Until now they were known by having expired as soon as they were asked for.
    this.addSql(
      `update email_changes set withdrawn_at = updated_at
       where confirmed_at is null and expires_at <= created_at + interval '1 millisecond'`,
    );
    this.addSql(
      'alter table email_changes add constraint email_changes_withdrawn_check check (withdrawn_at is null or (confirmed_at is null and token_hash is null))',
    );
    for (const sql of pending('confirmed_at is null and withdrawn_at is null')) this.addSql(sql);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('delete from email_changes where withdrawn_at is not null');
    for (const sql of pending('confirmed_at is null')) this.addSql(sql);
    this.addSql('alter table email_changes drop column withdrawn_at');
  }
}
