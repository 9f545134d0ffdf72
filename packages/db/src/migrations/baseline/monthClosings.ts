import { locks } from '@elenco/sql';
import { indexes, sha256, stamps, state } from './words';

/** Closed months. Nothing can be posted into a closed month. */
export const monthClosings = `
create table month_closings (${stamps},${state},
  month date not null check (extract(day from month) = 1),
  closed_by_id integer not null references users,
  reopened_by_id integer references users,
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and length(lines::text) <= 100000),
  entry_count integer not null check (entry_count >= 0),
  ${sha256('hash')},
  -- Four eyes: one user closes, another reopens.
  check (status <> 'reopened' or reopened_by_id is not null and reopened_by_id <> closed_by_id)
);
create unique index month_closings_one_per_month on month_closings (month) where status = 'closed';
${indexes('month_closings', 'month', 'status', 'closed_by_id', 'reopened_by_id')}

-- Returns the first open day for postings: the day after the last closed month, if any.
create function open_from() returns date language sql stable
  return (select (max(month) + interval '1 month')::date from month_closings where status = 'closed');

-- Returns the day on which to post. Waits for a closing in progress, so that it sees its result.
create function booking_day(wanted date) returns date language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(${locks.ledger});
  return greatest(wanted, open_from());
end $$;

create function refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(${locks.ledger});
  if exists (select from added where added.booked_on < open_from()) then
    raise exception using errcode = 'EL006', message = 'nothing is posted into a month that is closed';
  end if;
  if exists (
    select from added join ledger_transactions entry on entry.id = added.transaction_id
    where added.booked_on <> entry.booked_on
  ) then
    raise exception using errcode = 'EL003', message = 'a posting differs from its account or its transaction';
  end if;
  return null;
end $$;
create trigger refuse_closed_month after insert on postings
  referencing new table as added for each statement execute function refuse_closed_month();

create function wait_for_postings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(${locks.ledger});
  return null;
end $$;
create trigger wait_for_postings before insert or update on month_closings
  for each statement execute function wait_for_postings();
`;
