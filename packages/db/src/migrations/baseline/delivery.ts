import { count, hiring, indexes, line, ofHiring, oneOf, sha256, stamps, state, text, words } from './words';

const ofDeliverable = `
  deliverable_id integer not null,${hiring}`;
const deliverableKey = `
  foreign key (deliverable_id, contract_id, company_id, creator_id, briefing_id)
    references deliverables (id, contract_id, company_id, creator_id, briefing_id)`;

/** Signatures, deliverables and mutual evaluations. */
export const delivery = `
create table acceptances (${stamps},
  contract_id integer not null,
  amendment_id integer,
  company_id integer not null,
  creator_id integer not null,
  ${oneOf('side', 'company', 'creator')} not null,
  user_id integer not null references users,
  name text not null,
  ip text not null,
  user_agent text not null,
  ${sha256('text_hash')},
  unique nulls not distinct (contract_id, amendment_id, side),
  foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id),
  foreign key (amendment_id, contract_id) references amendments (id, contract_id)
);
${indexes('acceptances', 'amendment_id', 'company_id', 'creator_id', 'user_id', 'side', 'created_at')}

create table deliverables (${stamps},${state},${hiring},
  amendment_id integer,
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
  reminded_at timestamptz(3),
  check (status not in ('published', 'verified') or link is not null),
  unique (id, contract_id, company_id, creator_id, briefing_id),${ofHiring},
  foreign key (amendment_id, contract_id) references amendments (id, contract_id)
);
${indexes('deliverables', 'contract_id', 'amendment_id', 'briefing_id', 'company_id', 'creator_id', 'draft_file_id')}
${indexes('deliverables', 'status', 'status_since', 'channel', 'due_on', 'created_at')}

create table drafts (${stamps},${ofDeliverable},
  number integer not null check (number > 0),
  round integer not null check (round > 0),
  ${oneOf('media', 'video', 'picture', 'document', 'link')} not null,
  ${text('caption', 2200)},
  link text check (length(link) <= 500),
  file_id integer references files on delete set null,
  approves_on date,
  unique (deliverable_id, number),
  unique (id, deliverable_id),${deliverableKey}
);
${indexes('drafts', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'created_at')}
create index drafts_file_id_index on drafts (file_id) where file_id is not null;

create table draft_comments (${stamps},${ofDeliverable},
  draft_id integer not null,
  ${oneOf('side', 'company', 'guest', 'creator')} not null,
  user_id integer references users,
  ${line('name', 80)},
  ${line('body', 1000)},
  -- Position in a video or on a picture.
  at_ms integer check (at_ms between 0 and 86400000),
  x double precision check (x between 0 and 1),
  y double precision check (y between 0 and 1),
  resolved_at timestamptz(3),
  check ((x is null) = (y is null)),
  check ((side = 'guest') = (user_id is null)),
  foreign key (draft_id, deliverable_id) references drafts (id, deliverable_id),${deliverableKey}
);
${indexes('draft_comments', 'draft_id', 'deliverable_id', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'created_at')}
create index draft_comments_user_id_index on draft_comments (user_id) where user_id is not null;

create table evaluations (${stamps},${state},${hiring},
  ${oneOf('side', 'company', 'creator')} not null,
  rating integer check (rating between 1 and 5),
  ${text('text', 2000)},
  ${words('went_wrong', 3)},
  shown_at timestamptz(3),
  check (status <> 'done' or rating is not null),
  unique (contract_id, side),${ofHiring}
);
${indexes('evaluations', 'briefing_id', 'company_id', 'creator_id', 'status', 'side', 'rating', 'created_at')}
`;
