import { count, indexes, line, searched, stamps, state, text } from './words';

/** Content of the public pages, its versions, and completed lessons. */
export const contents = `
create table contents (${stamps},${state},
  kind text not null check (kind <> ''),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  ${line('title', 120)},
  ${count('position')},
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  published jsonb check (jsonb_typeof(published) = 'object'),
  published_at timestamptz(3),
  ${count('edition')},
  unique (kind, slug),
  check ((published is null) = (edition = 0)),
  check ((published_at is null) = (edition = 0))
);
${indexes('contents', 'status', 'slug', 'position', 'updated_at')}
${searched('contents', 'title')}

create table content_versions (${stamps},
  content_id integer not null references contents,
  edition integer not null check (edition > 0),
  published jsonb not null check (jsonb_typeof(published) = 'object'),
  author_id integer references users,
  unique (content_id, edition)
);
${indexes('content_versions', 'edition', 'author_id')}

create table lesson_marks (${stamps},
  user_id integer not null references users,
  content_id integer not null references contents,
  -- The edition of the lesson that the user has read.
  edition integer not null check (edition > 0),
  unique (user_id, content_id)
);
${indexes('lesson_marks', 'content_id', 'created_at')}

-- Certificates of users who completed all lessons of a path.
create table certificates (${stamps},
  user_id integer not null references users,
  content_id integer not null references contents,
  code text not null unique check (code ~ '^[0-9a-f]{32}$'),
  ${text('name', 120)},
  lessons jsonb not null,
  issued_on date not null,
  unique (user_id, content_id)
);
${indexes('certificates', 'user_id', 'content_id')}

-- Every portal process caches published contents; this notifies all of them of a change.
create function tell_contents() returns trigger language plpgsql as $$
begin
  perform pg_notify('contents', '');
  return null;
end $$;
create trigger tell_contents after insert or update or delete on contents
  for each statement execute function tell_contents();
`;
