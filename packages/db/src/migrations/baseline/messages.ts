import { identity, indexes, line, oneOf, text } from './words';

/**
 * Outgoing messages. Each user gets the message for an event only once, even if the worker runs a job again.
 */
export const messages = `
create table mails (
  ${identity},
  event_id integer references events,
  user_id integer references users,
  ${line('to_address', 254)},
  ${line('subject', 998)},
  text_body text not null,
  html_body text not null,
  ${oneOf('locale', 'pt', 'en')} not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  refused_at timestamptz(3),
  refusal text,
  -- True if the text contains a secret link. The text is then erased after sending.
  secret boolean not null,
  -- URL for unsubscribing from recurring e-mails with one click.
  stop_link text check (length(stop_link) <= 2000),
  unique (event_id, user_id),
  check ((refused_at is null) = (refusal is null))
);
${indexes('mails', 'user_id', 'to_address', 'created_at')}
create index mails_waiting on mails (id) where sent_at is null and refused_at is null;

create table notifications (
  ${identity},
  user_id integer not null references users,
  event_id integer not null references events,
  ${line('kind', 120)},
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  link text not null,
  created_at timestamptz(3) not null,
  read_at timestamptz(3),
  unique (user_id, event_id)
);
${indexes('notifications', 'user_id', 'event_id')}
create index notifications_unread on notifications (user_id) where read_at is null;

-- Notification preferences of a user, and notices waiting for their digest.
create table notice_preferences (
  user_id integer primary key references users on delete cascade,
  preferences jsonb not null check (jsonb_typeof(preferences) = 'object')
);
create table digest_items (
  user_id integer not null references users on delete cascade,
  event_id integer not null references events,
  ${oneOf('frequency', 'daily', 'weekly')} not null,
  ${text('kind', 120)},
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  link text not null,
  primary key (user_id, event_id)
);
create index digest_items_event_id_index on digest_items (event_id);
create index digest_items_frequency_index on digest_items (frequency, user_id);

-- Live notices for a user's browsers, numbered per user.
create table feed_heads (
  user_id integer primary key references users on delete cascade,
  last_seq integer not null check (last_seq >= 1)
);
create table feed (
  user_id integer not null references users on delete cascade,
  seq integer not null check (seq >= 1),
  ${oneOf('topic', 'messages', 'reads', 'hiring', 'notices')} not null,
  briefing_id integer,
  company_id integer,
  creator_id integer,
  place integer,
  at timestamptz(3) not null,
  primary key (user_id, seq)
);
create index feed_at_index on feed (at);
`;
