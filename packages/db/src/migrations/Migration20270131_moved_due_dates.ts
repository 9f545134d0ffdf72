import { Migration } from '@mikro-orm/migrations';

/** Adds to deliverables the reason why their due date moved. */
export class Migration20270131_moved_due_dates extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(
      `alter table deliverables add due_moved_by text check (due_moved_by in ('review', 'payment'))`,
    );
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table deliverables drop due_moved_by');
  }
}
