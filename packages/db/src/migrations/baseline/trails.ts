import { identity, indexes, line } from './words';

/**
 * History and events. They have no foreign keys, because they remain after their rows are deleted (a deleted
 * draft keeps its history), and because writing them must not lock those rows.
 */
export const trails = `
create table history (
  ${identity},
  ${line('resource', 60)},
  row_id integer not null,
  ${line('move', 60)},
  -- Empty if the event created the row.
  from_state text not null,
  ${line('to_state', 60)},
  actor_id integer,
  -- Empty if the system acted, and once the user is erased.
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
-- For the history of a company's team.
create index events_company_id_index on events (company_id, id) where company_id is not null;
-- For the time of the last notice of new matches for saved searches.
create index events_new_matches on events (row_id, at) where kind = 'users.newMatches';
-- For the time of the last notice of unread messages.
create index events_unread_messages on events (row_id, at) where kind = 'users.unreadMessages';
`;
