import { Migration } from '@mikro-orm/migrations';

/** SQL of a charge's fine rate in basis points, from the settings in force on the due date. */
const fineBp = `coalesce((
  select s.value from settings s where s.key = 'late_fine_bp' and s.approved_at is not null and s.withdrawn_at is null
    and s.valid_from <= c.due_on
  order by s.valid_from desc, s.id desc limit 1), 0)`;

/** Adds the amount received for a charge, with its fine and interest. */
export class Migration20261224_received_sums extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges add received_cents bigint not null default 0,
  add fine_cents bigint not null default 0 check (fine_cents >= 0),
  add interest_cents bigint not null default 0 check (interest_cents >= 0);
update charges set received_cents = amount_cents where status in ('paid', 'refunded');
update charges c set received_cents = came.cents, fine_cents = came.fine, interest_cents = came.late - came.fine
from (
  select c.id, sum(r.amount_cents) as cents, sum(r.late_fee_cents) as late,
    least(sum(r.late_fee_cents), round(${fineBp}
      * sum(r.amount_cents - r.late_fee_cents - r.difference_cents) filter (where r.late_fee_cents > 0) / 10000.0)) as fine
  from charges c join receipts r on r.charge_id = c.id and r.status <> 'unmatched'
  group by c.id) came
where came.id = c.id;
update charges c set fine_cents = late.fine, interest_cents = late.interest
from (
  select charge_id, coalesce(sum(amount_cents) filter (where kind = 'fine'), 0) as fine,
    coalesce(sum(amount_cents) filter (where kind = 'interest'), 0) as interest
  from charge_lines where kind <> 'price' group by charge_id) late
where late.charge_id = c.id;
alter table charges alter received_cents drop default, alter fine_cents drop default,
  alter interest_cents drop default,
  add constraint charges_received_check check (received_cents >= fine_cents + interest_cents)`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table charges drop received_cents, drop fine_cents, drop interest_cents');
  }
}
