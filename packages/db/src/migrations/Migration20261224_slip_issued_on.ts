import { Migration } from '@mikro-orm/migrations';

const day = (instant: string) => `(${instant} at time zone 'America/Sao_Paulo')::date`;

/**
 * Adds the day on which the current slip of a charge was issued: with the charge, after a partial payment, or
 * as a second copy.
 */
export class Migration20261224_slip_issued_on extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges add slip_issued_on date;
update charges c set slip_issued_on = coalesce(
  (select max(${day('e.at')}) from events e
   where e.row_id = c.id and e.kind in ('charges.keepPart', 'charges.reissue')),
  ${day('c.created_at')});
alter table charges alter slip_issued_on set not null`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('alter table charges drop slip_issued_on');
  }
}
