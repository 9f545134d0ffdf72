import { Migration } from '@mikro-orm/migrations';

const inForce = (row: string) => `${row}.status in ('active', 'completed')`;
const worth = (row: string) => `(case when ${inForce(row)} then contract_worth(${row}) else 0 end)`;
const accepted = (row: string) =>
  `(case when ${row}.status = 'accepted' then ${row}.additional_cents else 0 end)`;
const price = (row: string) => `(case when ${inForce(row)} then ${row}.total_cents else 0 end)`;

/** Includes accepted amendments in the contracted total of a briefing, even if their contract has ended. */
export class Migration20261228_contracted_renewals extends Migration {
  override up(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
create function contract_worth(contract contracts) returns bigint language sql stable as $$
  select contract.total_cents + coalesce(
    (select sum(additional_cents)::bigint from amendments
     where contract_id = contract.id and status = 'accepted'), 0)
$$;
create or replace function keep_contracted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and ${worth('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${worth('old')} where id = old.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${worth('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${worth('new')} where id = new.briefing_id;
  end if;
  return null;
end $$;
create function keep_contracted_renewed() returns trigger language plpgsql as $$
declare
  contract contracts;
begin
  select * into contract from contracts where id = coalesce(new.contract_id, old.contract_id);
  if contract.id is null or not ${inForce('contract')} then
    return null;
  end if;
  if tg_op <> 'INSERT' and ${accepted('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${accepted('old')} where id = contract.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${accepted('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${accepted('new')} where id = contract.briefing_id;
  end if;
  return null;
end $$;
create trigger keep_contracted_renewed after insert or delete or update of status, additional_cents on amendments
  for each row execute function keep_contracted_renewed();
create or replace function owed_at_end(settlement settlements) returns bigint language sql stable as $$
  select coalesce(
    (select sum(due."creatorCents" + due."feeCents")::bigint
     from jsonb_to_recordset(settlement.dues) as due("payoutId" integer, "creatorCents" bigint, "feeCents" bigint)
     join payouts on payouts.id = due."payoutId"),
    (select contract_worth(contracts) from contracts where contracts.id = settlement.contract_id))
$$;
update briefings set contracted_cents = total from (
  select b.id, coalesce((select sum(contract_worth(c)) from contracts c
                         where c.briefing_id = b.id and ${inForce('c')}), 0)
             + coalesce((select sum(owed_at_end(s)) from settlements s
                         where s.briefing_id = b.id and s.status in ('agreed', 'refunded')), 0) as total
  from briefings b) as summed
where briefings.id = summed.id and contracted_cents <> total`);
  }

  override down(): void {
    this.addSql(`set local lock_timeout = '1s'`);
    this.addSql(`
drop trigger keep_contracted_renewed on amendments;
drop function keep_contracted_renewed();
create or replace function keep_contracted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and ${price('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${price('old')} where id = old.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${price('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${price('new')} where id = new.briefing_id;
  end if;
  return null;
end $$;
create or replace function owed_at_end(settlement settlements) returns bigint language sql stable as $$
  select coalesce(
    (select sum(due."creatorCents" + due."feeCents")::bigint
     from jsonb_to_recordset(settlement.dues) as due("payoutId" integer, "creatorCents" bigint, "feeCents" bigint)
     join payouts on payouts.id = due."payoutId" and payouts.amendment_id is null),
    (select total_cents from contracts where contracts.id = settlement.contract_id))
$$;
drop function contract_worth(contracts);
update briefings set contracted_cents = total from (
  select b.id, coalesce((select sum(c.total_cents) from contracts c
                         where c.briefing_id = b.id and ${inForce('c')}), 0)
             + coalesce((select sum(owed_at_end(s)) from settlements s
                         where s.briefing_id = b.id and s.status in ('agreed', 'refunded')), 0) as total
  from briefings b) as summed
where briefings.id = summed.id and contracted_cents <> total`);
  }
}
