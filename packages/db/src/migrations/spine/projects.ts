import {
  basisPoints,
  cents,
  count,
  currency,
  indexes,
  line,
  list,
  oneOf,
  searched,
  sha256,
  stamps,
  text,
  words,
} from './words';

/** A status is a word here; which words and which changes, the flows say (flows.ts). */
const state = `
  status text not null,
  status_since timestamptz(3) not null`;

/**
 * From the briefing on, each row names its parties again (law 1), and a composite key holds them to those of
 * the row above, so that a rule may trust the row it reads.
 */
export const projects = `
create table squads (${stamps},${state},
  company_id integer not null references companies,
  owner_id integer not null references users,
  ${line('title', 120)},
  ${text('description', 4000)},
  silent boolean not null,
  ${cents('budget_cents')},
  ${currency()},
  starts_on date,
  ends_on date,
  unique (id, company_id)
);
${indexes('squads', 'company_id', 'owner_id', 'status', 'created_at')}
${searched('squads', 'title')}

create table briefings (${stamps},${state},
  company_id integer not null references companies,
  owner_id integer not null references users,
  ${oneOf('kind', 'creator', 'freelancer', 'silent_squad')} not null,
  ${line('title', 120)},
  ${text('brand', 120)},
  ${text('product', 160)},
  ${text('description', 4000)},
  ${text('audience', 400)},
  ${words('goals', 4)},
  skill text check (skill <> ''),
  ${words('tags', 3)},
  ${text('sought', 600)},
  creators_wanted integer not null check (creators_wanted between 1 and 50),
  ${words('channels', 9)},
  ${list('wanted', 20)},
  ${text('dos', 1000)},
  ${text('donts', 1000)},
  starts_on date,
  ends_on date,
  ${cents('budget_cents')},
  ${currency()},
  ${basisPoints('fee_bp')},
  submitted_at timestamptz(3),
  squad_id integer,
  unique (id, company_id),
  foreign key (squad_id, company_id) references squads (id, company_id)
);
${indexes('briefings', 'company_id', 'owner_id', 'squad_id', 'status', 'status_since', 'title', 'ends_on', 'created_at')}
create index briefings_channels_index on briefings using gin (channels);
${searched('briefings', 'title', 'brand', 'product')}

create table shortlist (${stamps},
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null references creators,
  status text not null,
  score integer not null check (score between 0 and 100),
  ${list('reasons', 20)},
  ${text('note', 600)},
  curator_id integer references users,
  unique (briefing_id, creator_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('shortlist', 'company_id', 'creator_id', 'curator_id', 'status')}

create table matchings (${stamps},
  company_id integer not null,
  briefing_id integer not null,
  day date not null,
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('matchings', 'briefing_id', 'company_id, day')}

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

create table acceptances (${stamps},
  contract_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  ${oneOf('side', 'company', 'creator')} not null,
  user_id integer not null references users,
  name text not null,
  ip text not null,
  user_agent text not null,
  ${sha256('text_hash')},
  unique (contract_id, side),
  foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id)
);
${indexes('acceptances', 'company_id', 'creator_id', 'user_id')}

create table deliverables (${stamps},${state},
  contract_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  ${line('channel', 40)},
  ${line('format', 40)},
  ordinal integer not null check (ordinal > 0),
  due_on date,
  ${text('caption', 2200)},
  draft_link text check (length(draft_link) <= 500),
  draft_file_id integer references files,
  ${count('change_rounds')},
  ${text('change_note', 1000)},
  link text check (length(link) <= 500),
  published_at timestamptz(3),
  check (status not in ('published', 'verified') or link is not null),
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id)
);
${indexes('deliverables', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'draft_file_id', 'status', 'due_on')}

create table evaluations (${stamps},${state},
  contract_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  ${oneOf('side', 'company', 'creator')} not null,
  rating integer check (rating between 1 and 5),
  ${text('text', 2000)},
  ${words('went_wrong', 3)},
  shown_at timestamptz(3),
  check (status <> 'done' or rating is not null),
  unique (contract_id, side),
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id)
);
${indexes('evaluations', 'briefing_id', 'company_id', 'creator_id', 'status')}
`;
