import { currency, email, indexes, line, oneOf, searched, sha256, stamps, state, text } from './words';

/** Tables about accounts, except those for signing in. */
export const accounts = `
-- Impersonations. The session has no foreign key: it is deleted at logout, and the record of its actions must remain.
create table impersonations (${stamps},${state},
  user_id integer not null references users,
  company_id integer references companies,
  impersonator_id integer not null references users check (impersonator_id <> user_id),
  ${line('impersonator_name', 120)},
  session_id integer not null,
  ${line('reason', 300)},
  until timestamptz(3) not null check (until > created_at and until <= created_at + interval '30 minutes')
);
${indexes('impersonations', 'status', 'user_id', 'company_id', 'impersonator_id', 'created_at')}
create unique index impersonations_open on impersonations (session_id) where status = 'open';

-- Invitations of members and creators by a company, with the tokens of their e-mails.
create table invitations (${stamps},${state},
  company_id integer not null references companies,
  ${oneOf('kind', 'member', 'creator')} not null,
  ${line('name', 120)},
  ${email('email')},
  ${oneOf('locale', 'pt', 'en')} not null,
  invited_by_id integer not null references users,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > sent_at),
  accepted_by_id integer references users,
  check (accepted_by_id is null or status = 'accepted')
);
create unique index invitations_open on invitations (company_id, email) where status = 'open';
${indexes('invitations', 'company_id', 'invited_by_id', 'accepted_by_id', 'status', 'kind', 'name', 'email')}
${indexes('invitations', 'sent_at', 'expires_at', 'created_at')}
${searched('invitations', 'name', 'email')}

create table invitation_links (${stamps},
  invitation_id integer not null unique references invitations,
  ${sha256('token_hash')} unique
);

-- Changes of the sign-in address: until the new address is confirmed, and while the old one can undo them.
create table email_changes (${stamps},
  user_id integer not null references users,
  ${email('old_email')},
  ${email('new_email')},
  asked_by_id integer not null references users,
  reason text not null check (length(reason) <= 300 and (reason <> '' or asked_by_id = user_id)),
  token_hash text unique check (token_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz(3) not null check (expires_at > created_at),
  confirmed_at timestamptz(3),
  undo_hash text unique check (undo_hash ~ '^[0-9a-f]{64}$'),
  undo_until timestamptz(3) check (undo_until > confirmed_at),
  undone_at timestamptz(3),
  -- Time at which support withdrew the change. Such a row stays until its e-mails are sent, so the user may
  -- already have a newer request.
  withdrawn_at timestamptz(3),
  constraint email_changes_withdrawn_check
    check (withdrawn_at is null or (confirmed_at is null and token_hash is null))
);
${indexes('email_changes', 'user_id')}
create index email_changes_asked_by_id_index on email_changes (asked_by_id);
create index email_changes_new_email_index on email_changes (new_email);
-- Of two concurrent requests for one user, the second waits and replaces the first.
create unique index email_changes_pending on email_changes (user_id)
  where confirmed_at is null and withdrawn_at is null;

-- Display preferences of a user, the same on every device after login.
create table display_preferences (
  user_id integer primary key references users,
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object')
);

-- Maximum amounts that members of a company may approve; one row for each limited member.
create table approval_limits (${stamps},
  company_id integer not null references companies,
  user_id integer not null unique references users,
  limit_cents bigint not null check (limit_cents >= 0),
  used_cents bigint not null check (used_cents between 0 and limit_cents),
  ${currency()},
  until_on date not null,
  granted_by_id integer not null references users
);
create index approval_limits_company_id_index on approval_limits (company_id);
create index approval_limits_granted_by_id_index on approval_limits (granted_by_id);

-- Merged accounts of creators, with the rows that moved to the account that remains.
create table merges (${stamps},
  kept_creator_id integer not null references creators,
  merged_creator_id integer not null references creators,
  kept_user_id integer not null references users,
  merged_user_id integer not null references users,
  merged_by_id integer not null references users,
  ${text('reason', 300)},
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3),
  undone_by_id integer references users,
  moved jsonb not null,
  before jsonb not null,
  check (kept_creator_id <> merged_creator_id),
  check ((undone_at is null) = (undone_by_id is null))
);
create unique index merges_merged_creator_id_index on merges (merged_creator_id) where undone_at is null;
create index merges_merged_creator_id_all_index on merges (merged_creator_id, id);
${indexes('merges', 'kept_creator_id', 'kept_user_id', 'merged_user_id', 'merged_by_id', 'undone_by_id')}
`;
