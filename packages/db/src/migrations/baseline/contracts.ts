import {
  basisPoints,
  cents,
  currency,
  hiring,
  indexes,
  line,
  ofHiring,
  oneOf,
  searched,
  sha256,
  stamps,
  state,
} from './words';

/** Contracts that both parties sign. */
export const contracts = `
-- A creator's own contract (Elenco Pay) has no briefing and no proposal.
create table contracts (${stamps},${state},
  ${oneOf('origin', 'hiring', 'pay')} not null,
  briefing_id integer,
  proposal_id integer,
  company_id integer not null,
  creator_id integer not null,
  ${line('title', 160)},
  text text not null check (text <> ''),
  -- Translation, shown beside the binding text.
  text_english text not null,
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
  constraint contracts_of_origin
    check ((origin = 'hiring') = (briefing_id is not null) and (origin = 'hiring') = (proposal_id is not null)),
  unique (id, company_id, creator_id),
  unique (id, company_id, creator_id, briefing_id),
  foreign key (proposal_id, company_id, creator_id, briefing_id)
    references proposals (id, company_id, creator_id, briefing_id)
);
create unique index contracts_one_per_proposal on contracts (proposal_id) where status <> 'cancelled';
${indexes('contracts', 'proposal_id', 'briefing_id', 'company_id', 'creator_id', 'origin', 'status', 'title')}
${indexes('contracts', 'approved_on', 'total_cents', 'created_at')}
${searched('contracts', 'title')}

-- Renewals. Signatures, deliverables and charges of a renewal refer to it.
create table amendments (${stamps},${state},${hiring},
  ${oneOf('kind', 'work', 'rights')} not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  ${cents('additional_cents')} not null,
  ${basisPoints('fee_bp')} not null,
  fee_cents bigint not null check (fee_cents >= 0),
  creator_cents bigint not null check (creator_cents >= 0),
  ${currency()},
  ${line('description', 1000)},
  text text not null check (text <> ''),
  ${sha256('text_hash')},
  requested_by_id integer not null references users,
  check (additional_cents = fee_cents + creator_cents),
  unique (id, contract_id),${ofHiring}
);
create unique index amendments_one_open on amendments (contract_id)
  where status in ('requested', 'awaiting_creator');
${indexes('amendments', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'requested_by_id', 'status', 'created_at')}
`;

const worth = (row: string) =>
  `(case when ${row}.status in ('active', 'completed') then ${row}.total_cents else 0 end)`;

/**
 * Maintains the sum of a briefing's active contracts in the briefing, so that lists can sort by it. Updates
 * it in the transaction that changes a contract. Concurrent changes wait for each other at the briefing's
 * row.
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
-- Completing a contract does not change its value, so it updates no briefing.
create trigger keep_contracted_changed after update of status, total_cents, briefing_id on contracts
  for each row when ((${worth('old')}, old.briefing_id) is distinct from (${worth('new')}, new.briefing_id))
  execute function keep_contracted();
`;
