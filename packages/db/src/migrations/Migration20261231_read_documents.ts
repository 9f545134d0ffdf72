import { Migration } from '@mikro-orm/migrations';

/**
 * Adds values that the system reads in creators' documents. Invoices now contain only what the system read in
 * their document. Fields whose value was not found are null. The receipt of an individual has no file.
 */
export class Migration20261231_read_documents extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`alter table files add reading jsonb check (jsonb_typeof(reading) = 'object')`);
    this.addSql(`alter table invoices
      add municipal_number text check (length(municipal_number) <= 60),
      alter file_id drop not null,
      alter issuer_tax_id drop not null,
      alter taker_tax_id drop not null,
      alter amount_cents drop not null,
      alter month drop not null`);
    this.addSql(`create unique index invoices_municipal_number_used_once
      on invoices (issuer_tax_id, municipal_number) where status <> 'refused'`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // The former columns are not nullable. A missing amount is replaced with the amount of the payout, and
    // any other missing value with a placeholder.
    this.addSql(`update invoices i set
        file_id = coalesce(i.file_id, (select min(f.id) from files f where f.creator_id = i.creator_id)),
        issuer_tax_id = coalesce(i.issuer_tax_id, '–'),
        taker_tax_id = coalesce(i.taker_tax_id, '–'),
        amount_cents = coalesce(i.amount_cents, p.gross_cents),
        month = coalesce(i.month, date_trunc('month', i.created_at)::date)
      from payouts p where p.id = i.payout_id`);
    this.addSql('delete from invoices where file_id is null');
    this.addSql('drop index invoices_municipal_number_used_once');
    this.addSql(`alter table invoices
      drop municipal_number,
      alter file_id set not null,
      alter issuer_tax_id set not null,
      alter taker_tax_id set not null,
      alter amount_cents set not null,
      alter month set not null`);
    this.addSql('alter table files drop reading');
  }
}
