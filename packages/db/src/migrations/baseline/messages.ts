import { identity, indexes, line, oneOf } from './words';

/** What goes out: once per person and event, however often the worker tries. */
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
  -- With a link that opens something: forgotten once it is on its way.
  secret boolean not null,
  -- Where one press stops letters of a kind that comes again and again.
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
`;
