import { count, identity, indexes, line, oneOf, sha256, stamps, words } from './words';

/** Credentials and sessions. */
export const identities = `
create table credentials (${stamps},
  user_id integer not null unique references users,
  password_hash text not null check (password_hash <> ''),
  changed_at timestamptz(3) not null
);

create table sessions (
  ${identity},
  token_hash text not null unique check (token_hash <> ''),
  user_id integer not null references users,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  ip text not null,
  user_agent text not null,
  -- The session also ends after this idle time, which is fixed when it starts.
  idle_minutes integer not null check (idle_minutes > 0),
  -- Time of the last login or reauthentication.
  reauthenticated_at timestamptz(3) not null
);
${indexes('sessions', 'user_id', 'created_at', 'last_seen_at', 'expires_at')}

create table tokens (
  ${identity},
  token_hash text not null unique check (token_hash <> ''),
  user_id integer not null references users,
  ${line('name', 120)},
  ${words('scopes', 50)},
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
${indexes('tokens', 'user_id')}

-- Second factors: a sealed secret, the time of the last code, and hashes of the recovery codes.
create table second_factors (${stamps},
  user_id integer not null unique references users,
  secret text not null check (secret <> ''),
  last_step integer not null,
  recovery_hashes text[] not null check (cardinality(recovery_hashes) <= 10)
);

create table google_accounts (${stamps},
  user_id integer not null unique references users,
  ${line('subject', 255)} unique,
  ${line('email', 254)}
);

create table mail_links (${stamps},
  user_id integer not null references users,
  ${line('purpose', 40)},
  ${sha256('token_hash')} unique,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  used_at timestamptz(3)
);
${indexes('mail_links', 'user_id', 'expires_at')}

create table failed_sign_ins (
  ${identity},
  at timestamptz(3) not null,
  user_id integer references users,
  ${oneOf('kind', 'password', 'second_factor', 'token', 'google')} not null,
  ip text not null
);
${indexes('failed_sign_ins', 'user_id', 'at', 'kind', 'ip')}

-- Failed password attempts, and the delay before the next one.
create table guesses (
  key text primary key check (key ~ '^[0-9a-f]{64}$'),
  ${count('wrong')},
  waits_until timestamptz(3) not null
);
create index guesses_waits_until_index on guesses (waits_until);

-- Devices that a user has logged in from; a login from any other is notified.
create table known_devices (
  user_id integer not null references users,
  ${sha256('device_hash')},
  last_seen_at timestamptz(3) not null,
  primary key (user_id, device_hash)
);
`;
