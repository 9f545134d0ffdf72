import {
  basisPoints,
  cents,
  count,
  currency,
  indexes,
  line,
  list,
  searched,
  sha256,
  stamps,
  state,
  text,
} from './words';

/** What creators offer, and what both sides sign. */
export const hiring = `
create table proposals (${stamps},${state},
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null references creators,
  ${count('round')},
  ${list('lines', 20)},
  ${cents('total_cents')} not null,
  ${currency()},
  ${basisPoints('fee_bp')} not null,
  ${text('message', 2000)},
  available_in_period boolean not null,
  ${text('answer', 1000)},
  ${cents('counter_cents')},
  answer_by timestamptz(3),
  sent_at timestamptz(3),
  check (round = 0 or sent_at is not null),
  unique (briefing_id, creator_id),
  unique (id, company_id, creator_id, briefing_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('proposals', 'company_id', 'creator_id', 'status', 'status_since', 'created_at')}
create index proposals_unanswered on proposals (answer_by) where status = 'received';

create table proposal_rounds (${stamps},
  proposal_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  round integer not null check (round > 0),
  ${list('lines', 20)},
  ${cents('total_cents')} not null,
  ${currency()},
  ${text('message', 2000)},
  sent_at timestamptz(3) not null,
  unique (proposal_id, round),
  foreign key (proposal_id, company_id, creator_id, briefing_id)
    references proposals (id, company_id, creator_id, briefing_id)
);
${indexes('proposal_rounds', 'briefing_id', 'company_id', 'creator_id')}

create table contracts (${stamps},${state},
  briefing_id integer not null,
  proposal_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  ${line('title', 160)},
  text text not null check (text <> ''),
  ${sha256('text_hash')},
  check_code text not null unique check (check_code <> ''),
  ${cents('total_cents')} not null,
  ${basisPoints('fee_bp')} not null,
  ${cents('fee_cents')} not null,
  ${cents('creator_cents')} not null,
  ${currency()},
  approved_on date not null,
  starts_on date,
  ends_on date,
  company_accepted_at timestamptz(3),
  creator_accepted_at timestamptz(3),
  check (total_cents = fee_cents + creator_cents),
  check (status not in ('active', 'completed')
    or company_accepted_at is not null and creator_accepted_at is not null),
  unique (id, company_id, creator_id),
  unique (id, company_id, creator_id, briefing_id),
  foreign key (proposal_id, company_id, creator_id, briefing_id)
    references proposals (id, company_id, creator_id, briefing_id)
);
create unique index contracts_one_per_proposal on contracts (proposal_id) where status <> 'cancelled';
${indexes('contracts', 'proposal_id', 'briefing_id', 'company_id', 'creator_id', 'status', 'created_at')}
${searched('contracts', 'title')}
`;

const worth = (row: string) =>
  `(case when ${row}.status in ('active', 'completed') then ${row}.total_cents else 0 end)`;

/**
 * What the contracts in force of a briefing sum up to, kept beside it, so that the campaigns can be read by it. Whoever
 * changes a contract changes it in the same transaction; two at once wait for each other at the briefing.
 */
export const contracted = `
create function keep_contracted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and ${worth('old')} <> 0 then
    update briefings set contracted_cents = contracted_cents - ${worth('old')} where id = old.briefing_id;
  end if;
  if tg_op <> 'DELETE' and ${worth('new')} <> 0 then
    update briefings set contracted_cents = contracted_cents + ${worth('new')} where id = new.briefing_id;
  end if;
  return null;
end $$;
create trigger keep_contracted after insert or delete on contracts
  for each row execute function keep_contracted();
-- What is merely completed is worth the same, and touches no briefing.
create trigger keep_contracted_changed after update of status, total_cents, briefing_id on contracts
  for each row when ((${worth('old')}, old.briefing_id) is distinct from (${worth('new')}, new.briefing_id))
  execute function keep_contracted();
`;
