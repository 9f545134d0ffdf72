import { identity, indexes, line } from './words';

/**
 * History and events. Without foreign keys: they remain after their rows are deleted (a removed draft keeps
 * its history), and writing them must not lock those rows.
 */
export const trails = `
create table history (
  ${identity},
  ${line('resource', 60)},
  row_id integer not null,
  ${line('move', 60)},
  -- Empty when the row was made by it.
  from_state text not null,
  ${line('to_state', 60)},
  actor_id integer,
  -- Empty when the product did it by itself, and once its person is forgotten.
  actor_name text not null,
  comment text not null,
  at timestamptz(3) not null,
  company_id integer,
  creator_id integer,
  briefing_id integer
);
${indexes('history', 'resource, row_id, id', 'actor_id', 'company_id', 'creator_id', 'briefing_id')}

create table events (
  ${identity},
  ${line('kind', 120)},
  ${line('resource', 60)},
  row_id integer not null,
  company_id integer,
  creator_id integer,
  briefing_id integer,
  actor_id integer,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  at timestamptz(3) not null,
  delivered_at timestamptz(3)
);
create index events_waiting on events (id) where delivered_at is null;
${indexes('events', 'resource, row_id, id')}
-- What has happened in a company's team is told from its events.
create index events_company_id_index on events (company_id, id) where company_id is not null;
-- When somebody was last told of new matches of their searches.
create index events_new_matches on events (row_id, at) where kind = 'users.newMatches';
-- Likewise of messages that wait for them.
create index events_unread_messages on events (row_id, at) where kind = 'users.unreadMessages';
`;
