import { count, indexes, line, oneOf, sha256, stamps, state, text, words } from './words';

/** Who has signed, what is delivered, what both say of each other. */
export const delivery = `
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
