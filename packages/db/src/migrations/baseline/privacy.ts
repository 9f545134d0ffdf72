import { identity, indexes, line, oneOf, stamps, state, text } from './words';

/** Consents, privacy requests and retained data. */
export const privacy = `
-- Consents given, refused or withdrawn by users.
create table consents (${stamps},
  user_id integer not null references users,
  ${oneOf('purpose', 'terms', 'privacy', 'marketing', 'analytics')} not null,
  ${line('text', 40)},
  given boolean not null,
  ip text not null,
  user_agent text not null,
  check (version = 1 and updated_at = created_at)
);
${indexes('consents', 'user_id', 'purpose', 'given', 'created_at')}

create table privacy_requests (${stamps},${state},
  user_id integer not null references users,
  ${oneOf('kind', 'access', 'correction', 'erasure', 'other')} not null,
  ${text('text', 2000)},
  due_on date not null,
  ${oneOf('erases', 'account', 'profile', 'company')},
  erase_at timestamptz(3),
  ${text('answer', 2000)},
  check (erases is null or kind = 'erasure'),
  check ((erases is null) = (erase_at is null))
);
-- A user has at most one open request of each kind.
create unique index privacy_requests_open on privacy_requests (user_id, kind) where status = 'open';
${indexes('privacy_requests', 'user_id', 'kind', 'status', 'due_on', 'created_at')}
create index privacy_requests_erase_at on privacy_requests (erase_at) where status = 'open';

-- Exports of a user's own data; at most one a day, in the time zone of São Paulo.
create table data_exports (
  ${identity},
  user_id integer not null references users,
  ${oneOf('status', 'making', 'ready', 'failed', 'gone')} not null,
  file text not null unique check (file ~ '^[A-Za-z0-9_-]{43}$'),
  asked_at timestamptz(3) not null,
  ready_at timestamptz(3),
  expires_at timestamptz(3),
  size integer check (size > 0),
  check ((status in ('ready', 'gone')) = (ready_at is not null and expires_at > ready_at and size is not null))
);
create unique index data_exports_one_a_day on data_exports
  (user_id, ((asked_at at time zone 'America/Sao_Paulo')::date)) where status <> 'failed';
${indexes('data_exports', 'expires_at')}

-- End of the retention of data that erasures leave.
create table retentions (
  ${oneOf('subject', 'person', 'profile', 'creator', 'company')} not null,
  row_id integer not null,
  basis text not null check (basis <> ''),
  due_at timestamptz(3) not null,
  primary key (subject, row_id, basis)
);
create index retentions_due on retentions (due_at);
`;
