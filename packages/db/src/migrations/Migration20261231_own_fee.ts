import { Migration } from '@mikro-orm/migrations';
import { deleteInitialSettings, insertInitialSettings } from './initialSettings';

const values = { fee_bp_own: 1_500 };

/** Adds the fee of contracts between creators and their own clients. */
export class Migration20261231_own_fee extends Migration {
  override up(): void {
    this.addSql(insertInitialSettings(values));
  }

  override down(): void {
    this.addSql(deleteInitialSettings(values));
  }
}
