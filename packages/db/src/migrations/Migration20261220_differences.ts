import { Migration } from '@mikro-orm/migrations';

const pairs = ['brl_eur', 'brl_usd', 'eur_usd'].flatMap((pair) => [`trading_${pair}`, `difference_${pair}`]);
const debits = ['receivable', 'cash', 'bank_fees', 'processing', 'claims', 'recoverable'];
const before = [
  ...debits,
  'committed',
  'held',
  'fee',
  'payable',
  'withholding',
  'refunds',
  'clearing',
  'suspense',
  'unrecovered',
  ...pairs,
];
const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
const accounts = (names: readonly string[], either: readonly string[]) => `
alter table ledger_accounts drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in (${list(names)})),
  drop constraint ledger_accounts_balance_check,
  add constraint ledger_accounts_balance_check check (
    case when kind in (${list(either)}) then true
      when kind in (${list(debits)}) then balance_cents >= 0 else balance_cents <= 0 end)`;

/**
 * Adds receipts whose amount differs from the charge: with fine and interest, or with a difference that two
 * people settle.
 */
export class Migration20261220_differences extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table receipts add late_fee_cents bigint not null default 0 check (late_fee_cents >= 0),
  add difference_cents bigint not null default 0,
  add intended_charge_id integer references charges;
alter table receipts alter late_fee_cents drop default, alter difference_cents drop default;
alter table receipts add constraint receipts_intended_check
  check (intended_charge_id is null or status = 'unmatched' and prepared_by_id is not null);
create index receipts_intended_charge_id_index on receipts (intended_charge_id, id)`);
    this.addSql(accounts([...before, 'late_fees', 'differences'], ['clearing', 'differences', ...pairs]));
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table receipts drop late_fee_cents, drop difference_cents, drop intended_charge_id');
    this.addSql(accounts(before, ['clearing', ...pairs]));
  }
}
