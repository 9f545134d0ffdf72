import { Migration } from '@mikro-orm/migrations';

const inForce = `('active', 'completed')`;
const worth = (row: string) => `(case when ${row}.status in ${inForce} then ${row}.total_cents else 0 end)`;

/**
 * What the contracts in force of a briefing sum up to, kept beside it, so that the campaigns can be read by it. Whoever
 * changes a contract changes it in the same transaction; two at once wait for each other at the briefing.
 */
export class Migration20261130_contracted extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    // Nobody signs between the sum and the trigger.
    this.addSql('lock table contracts, briefings in share row exclusive mode');
    this.addSql(`
alter table briefings add contracted_cents bigint not null default 0
  check (contracted_cents between 0 and 9007199254740991)`);
    this.addSql(`
update briefings b set contracted_cents = made.cents
from (select briefing_id, sum(total_cents) as cents from contracts where status in ${inForce} group by 1) made
where made.briefing_id = b.id`);
    this.addSql(`
create function keep_contracted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and ${worth('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${worth('old')} where id = old.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${worth('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${worth('new')} where id = new.briefing_id;
  end if;
  return null;
end $$`);
    this.addSql(`
create trigger keep_contracted after insert or delete on contracts
  for each row execute function keep_contracted()`);
    // What is merely completed is worth the same, and touches no briefing.
    this.addSql(`
create trigger keep_contracted_changed after update of status, total_cents, briefing_id on contracts
  for each row when ((${worth('old')}, old.briefing_id) is distinct from (${worth('new')}, new.briefing_id))
  execute function keep_contracted()`);
    this.addSql('create index briefings_contracted_index on briefings (company_id, contracted_cents, id)');
    this.addSql('create index briefings_all_contracted_index on briefings (contracted_cents, id)');
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql('drop trigger keep_contracted_changed on contracts');
    this.addSql('drop trigger keep_contracted on contracts');
    this.addSql('drop function keep_contracted');
    this.addSql('alter table briefings drop contracted_cents');
  }
}
