import { Migration } from '@mikro-orm/migrations';

const rules = ['about', 'fit', 'pay', 'approve'];

/** Names the constraints of share links after their table. */
export class Migration20261216_names extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    for (const rule of rules)
      this.addSql(`alter table share_links rename constraint grants_${rule} to share_links_${rule}`);
  }

  override down(): void {
    for (const rule of rules)
      this.addSql(`alter table share_links rename constraint share_links_${rule} to grants_${rule}`);
  }
}
