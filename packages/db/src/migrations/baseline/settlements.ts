import { currency, hiring, indexes, line, ofHiring, oneOf, stamps, state, text } from './words';

const ended = (row: string) =>
  `(case when ${row}.status in ('agreed', 'refunded') then owed_at_end(${row}) else 0 end)`;

/**
 * Early ends of hirings, each with the amount that is still due and the refund to the company. The contracted
 * total includes the amount that is still due for an ended contract (see `contracted`). It does not include
 * amendments. Amounts that were paid out before the end do not change.
 */
export const settlements = `
create table settlements (${stamps},${state},${hiring},
  ${oneOf('side', 'company', 'creator')} not null,
  ${line('reason', 1000)},
  answer_by date not null,
  parts jsonb not null check (jsonb_typeof(parts) = 'array' and length(parts::text) <= 100000),
  dues jsonb not null check (jsonb_typeof(dues) = 'array' and length(dues::text) <= 10000),
  creator_cents bigint not null check (creator_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  refund_cents bigint not null check (refund_cents >= 0),
  waived_cents bigint not null check (waived_cents >= 0),
  ${currency()},
  prepared_by_id integer references users,
  released_by_id integer references users,
  refunded_on date,
  ${text('proof', 120)},
  -- Four eyes: one person of finance prepares a refund, another releases it.
  check (released_by_id is null or prepared_by_id is not null and released_by_id <> prepared_by_id),
  check (status <> 'refunded' or refunded_on is not null and released_by_id is not null and refund_cents > 0),${ofHiring}
);
create unique index settlements_one_open on settlements (contract_id) where status in ('requested', 'under_review');
${indexes('settlements', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'prepared_by_id', 'released_by_id')}
${indexes('settlements', 'status', 'created_at')}

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
`;
