import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

/**
 * Indexes the currency of charges and subscription periods. The page of business metrics opens lists that
 * filter by it.
 */
export class Migration20270105_figure_filters extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`${indexes('charges', 'currency')}${indexes('subscription_periods', 'currency')}`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop index charges_currency_index; drop index subscription_periods_currency_index');
  }
}
