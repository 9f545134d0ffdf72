import { Migration } from '@mikro-orm/migrations';

const before = [
  ...['receivable', 'committed', 'cash', 'held', 'fee', 'payable', 'withholding', 'refunds'],
  ...['clearing', 'processing', 'claims', 'suspense', 'bank_fees'],
];
const debits = ['receivable', 'cash', 'bank_fees', 'processing', 'claims'];
const exchanges = ['brl_eur', 'brl_usd', 'eur_usd'].flatMap((pair) => [
  `trading_${pair}`,
  `difference_${pair}`,
]);

const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const accounts = (names: readonly string[], either: readonly string[]) => `
alter table ledger_accounts drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (${list(names)})),
  drop constraint ledger_accounts_balance_check,
  add constraint ledger_accounts_balance_check check (
    case when kind in (${list(either)}) then true
      when kind in (${list(debits)}) then balance_cents >= 0 else balance_cents <= 0 end)`;

/** What a provider of card payments changes into the currency of its account: two accounts for each pair, and the rate. */
export class Migration20261213_exchanges extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(accounts([...before, ...exchanges], ['clearing', ...exchanges]));
    this.addSql(`
alter table ledger_transactions
  add rate_micros bigint check (rate_micros > 0),
  add rate_source text check (length(rate_source) between 1 and 120),
  add constraint ledger_transactions_rate_check check ((rate_micros is null) = (rate_source is null));
alter table card_payments add conversion jsonb`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table card_payments drop conversion');
    this.addSql('alter table ledger_transactions drop rate_micros, drop rate_source');
    this.addSql(accounts(before, ['clearing']));
  }
}
