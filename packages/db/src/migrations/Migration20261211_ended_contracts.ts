import { Migration } from '@mikro-orm/migrations';

const ended = (row: string) =>
  `(case when ${row}.status in ('agreed', 'refunded') then owed_at_end(${row}) else 0 end)`;

/**
 * A contract that ended is worth what of it is due, not nothing. Renewals are counted neither before nor after; what was
 * paid out before the end stays whole.
 */
export class Migration20261211_ended_contracts extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create function owed_at_end(settlement settlements) returns bigint language sql stable as $$
  select coalesce(
    (select sum(due."creatorCents" + due."feeCents")::bigint
     from jsonb_to_recordset(settlement.dues) as due("payoutId" integer, "creatorCents" bigint, "feeCents" bigint)
     join payouts on payouts.id = due."payoutId" and payouts.amendment_id is null),
    (select total_cents from contracts where contracts.id = settlement.contract_id))
$$;

create function keep_contracted_ended() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (${ended('old')}, old.briefing_id) is not distinct from (${ended('new')}, new.briefing_id) then
    return null;
  end if;
  if tg_op <> 'INSERT' and ${ended('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${ended('old')} where id = old.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${ended('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${ended('new')} where id = new.briefing_id;
  end if;
  return null;
end $$;
create trigger keep_contracted_ended after insert or delete or update of status, dues, briefing_id on settlements
  for each row execute function keep_contracted_ended();

update briefings set contracted_cents = contracted_cents + ended.cents
from (select briefing_id, sum(owed_at_end(s)) as cents from settlements s
      where s.status in ('agreed', 'refunded') group by briefing_id) ended
where briefings.id = ended.briefing_id and ended.cents > 0;`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
update briefings set contracted_cents = contracted_cents - ended.cents
from (select briefing_id, sum(owed_at_end(s)) as cents from settlements s
      where s.status in ('agreed', 'refunded') group by briefing_id) ended
where briefings.id = ended.briefing_id and ended.cents > 0;
drop trigger keep_contracted_ended on settlements;
drop function keep_contracted_ended();
drop function owed_at_end(settlements);`);
  }
}
