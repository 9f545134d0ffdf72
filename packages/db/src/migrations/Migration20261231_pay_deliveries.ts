import { Migration } from '@mikro-orm/migrations';

/**
 * Adds deliveries of Elenco Pay contracts. A delivery is approved automatically if the client does not
 * answer. Adds the times of reminders to clients.
 */
export class Migration20261231_pay_deliveries extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // Existing contracts get no automatic approval, because their parties have not agreed on it.
    this.addSql(`alter table pay_contracts
      add silence_days integer not null default 0 check (silence_days between 0 and 30),
      add reminded_at timestamptz(3)`);
    this.addSql('alter table pay_contracts alter silence_days drop default');
    this.addSql(`alter table instalments
      add work jsonb not null default '[]'
        check (jsonb_typeof(work) = 'array' and jsonb_array_length(work) <= 100),
      add approves_on date`);
    this.addSql('alter table instalments alter work drop default');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table instalments drop work, drop approves_on');
    this.addSql('alter table pay_contracts drop silence_days, drop reminded_at');
  }
}
