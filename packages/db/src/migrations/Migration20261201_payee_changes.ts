import { Migration } from '@mikro-orm/migrations';

/** A payee knows when it last changed and from what; a prepared payout, which payee the first person saw. */
export class Migration20261201_payee_changes extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table payees
      add changed_at timestamptz(3),
      add former jsonb check (jsonb_typeof(former) = 'object'),
      add check (former is null or changed_at is not null)`);
    this.addSql(`alter table payouts
      add prepared_payee_version integer check (prepared_payee_version > 0),
      add check (prepared_payee_version is null or prepared_by_id is not null)`);
    // What was prepared before the payee last changed was prepared for another one, and is prepared anew.
    this.addSql(`update payouts o set prepared_by_id = null, prepared_at = null
      from payees p where p.creator_id = o.creator_id and o.status = 'processing' and p.updated_at > o.prepared_at`);
    this.addSql(`update payouts o set prepared_payee_version = p.version
      from payees p where p.creator_id = o.creator_id and o.prepared_by_id is not null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table payouts drop column prepared_payee_version');
    this.addSql('alter table payees drop column former, drop column changed_at');
  }
}
