import { basisPoints, cents, count, currency, indexes, list, stamps, state, text } from './words';

/** Proposals of creators. */
export const proposals = `
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
  -- Draft of the creator, not sent yet.
  draft jsonb check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 20000),
  -- Acceptance of a silent squad's confidentiality: user and time.
  confidentiality jsonb
    check (jsonb_typeof(confidentiality) = 'object' and length(confidentiality::text) <= 1000),
  check (round = 0 or sent_at is not null),
  unique (briefing_id, creator_id),
  unique (id, company_id, creator_id, briefing_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('proposals', 'company_id', 'creator_id', 'status', 'status_since', 'total_cents', 'sent_at', 'created_at')}
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
${indexes('proposal_rounds', 'briefing_id', 'company_id', 'creator_id', 'round', 'sent_at')}
`;
