import { Migration } from '@mikro-orm/migrations';
import { indexes } from './baseline/words';

const rest = (row: string) =>
  `case when ${row}.status in ('open', 'overdue') then ${row}.amount_cents - ${row}.kept_cents else 0 end`;

/**
 * Adds to charges the amount that is still due. Indexes it for sorting, and the sum of partial payments for
 * filtering.
 */
export class Migration20261224_charge_rests extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
alter table charges add rest_cents bigint not null default 0 check (rest_cents >= 0);
update charges set rest_cents = ${rest('charges')};
alter table charges alter rest_cents drop default;
create function keep_rest() returns trigger language plpgsql as $$
begin
  new.rest_cents := ${rest('new')};
  return new;
end $$;
create trigger keep_rest before insert or update on charges for each row execute function keep_rest();
${indexes('charges', 'rest_cents', 'kept_cents')}`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
drop trigger keep_rest on charges;
drop function keep_rest();
drop index charges_kept_cents_index;
alter table charges drop rest_cents`);
  }
}
