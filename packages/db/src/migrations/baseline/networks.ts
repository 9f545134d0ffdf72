import {
  basisPoints,
  count,
  identity,
  indexes,
  line,
  oneOf,
  searched,
  sha256,
  stamps,
  state,
  text,
} from './words';

/** Connected accounts of networks, and the data read from them. */
export const networks = `
create table connections (${stamps},${state},
  creator_id integer not null references creators,
  ${oneOf('channel', 'instagram', 'tiktok')} not null,
  ${line('account_id', 120)},
  ${line('handle', 80)},
  -- The user's id in callbacks of the network, such as a revoked authorization.
  app_user_id text check (app_user_id <> '' and length(app_user_id) <= 120),
  consented_at timestamptz(3) not null,
  measured_at timestamptz(3) not null,
  failing_since timestamptz(3),
  ${oneOf('failure', 'unreachable', 'limited', 'not_permitted')},
  posts_since timestamptz(3),
  posts_asked_at timestamptz(3),
  unique (creator_id, channel),
  unique (id, creator_id),
  check ((failure is null) = (failing_since is null)),
  check (posts_since is null or channel = 'instagram'),
  check (posts_since is not null or posts_asked_at is null)
);
-- An account belongs to at most one creator; once disconnected it is free for others.
create unique index connections_account on connections (channel, account_id) where status <> 'disconnected';
create index connections_app_user on connections (channel, app_user_id);
${indexes('connections', 'status', 'measured_at', 'created_at')}
${searched('connections', 'handle')}

-- Sealed by the application: the table, or a copy of it, is of no use without the key.
create table connection_tokens (${stamps},
  connection_id integer not null unique references connections,
  sealed text not null check (sealed <> ''),
  expires_at timestamptz(3) not null
);

create table channel_metrics (${stamps},
  connection_id integer not null,
  creator_id integer not null references creators,
  ${oneOf('channel', 'instagram', 'tiktok')} not null,
  ${line('handle', 80)},
  ${count('followers')},
  ${count('posts')},
  ${basisPoints('engagement_bp')} not null,
  ${count('sampled_posts')},
  ${oneOf('source', 'verified', 'declared', 'estimated')} not null,
  measured_at timestamptz(3) not null,
  foreign key (connection_id, creator_id) references connections (id, creator_id)
);
create index channel_metrics_connection_id_index on channel_metrics (connection_id, measured_at);
${indexes('channel_metrics', 'creator_id', 'channel', 'followers', 'engagement_bp', 'measured_at')}

-- Newest posts of creators who allow their profiles to show them.
create table network_posts (${stamps},
  connection_id integer not null,
  creator_id integer not null references creators,
  ${line('post_id', 120)},
  link text not null check (link ~ '^https?://' and length(link) <= 500),
  ${text('caption', 300)},
  ${sha256('picture')},
  taken_at timestamptz(3) not null,
  read_at timestamptz(3) not null,
  foreign key (connection_id, creator_id) references connections (id, creator_id),
  unique (connection_id, post_id)
);
create index network_posts_creator_id_index on network_posts (creator_id, taken_at);
create index network_posts_picture_index on network_posts (picture);

-- Connections in progress on a network's page. Only the hash of the OAuth state is stored.
create table connection_attempts (
  ${identity},
  state_hash text not null unique check (state_hash <> ''),
  session_id integer not null references sessions on delete cascade,
  ${oneOf('channel', 'instagram', 'tiktok')} not null,
  verifier text not null check (verifier <> ''),
  consented_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > consented_at)
);
${indexes('connection_attempts', 'session_id')}
create index connection_attempts_expires_at_index on connection_attempts (expires_at);
`;
