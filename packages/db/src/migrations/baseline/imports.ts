import { basisPoints, count, identity, indexes, line, oneOf, sha256, text } from './words';

/** Imports of external profiles: progress, imported lines with their profile, and refusals. */
export const imports = `
create table imports (
  ${identity},
  ${sha256('sha256')} unique,
  file_name text not null check (length(file_name) between 1 and 255),
  ${line('source', 120)},
  -- Date of the data in the file; data with a later date takes precedence.
  source_at timestamptz(3) not null,
  ${count('lines')},
  ${count('added')},
  ${count('joined')},
  ${count('refused')},
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  version integer not null default 1 check (version > 0),
  finished_at timestamptz(3),
  phase text not null
    check (phase in ('waiting', 'reading', 'indexing', 'done', 'failed', 'cancelling', 'cancelled')),
  -- Share of the file read so far.
  ${basisPoints('read_bp')} not null,
  ${oneOf('failure', 'unreadable', 'interrupted')},
  created_by_id integer references users,
  check ((failure is not null) = (phase = 'failed')),
  constraint imports_finished_check check ((finished_at is not null) = (phase in ('done', 'cancelled')))
);
${indexes('imports', 'created_by_id', 'file_name', 'source', 'source_at', 'phase', 'created_at', 'finished_at')}
create index imports_search on imports using gin (fold(file_name) gin_trgm_ops, fold(source) gin_trgm_ops);
-- Queues a job for each pending import, regardless of which program wrote the row; at most one job for each.
create function wake_import() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('readImport', json_build_object('id', new.id), job_key := 'import ' || new.id);
  return null;
end $$;
create trigger wake_import after insert or update of phase on imports
  for each row when (new.phase in ('waiting', 'cancelling')) execute function wake_import();

create table import_refusals (
  ${identity},
  import_id integer not null references imports,
  line integer not null check (line > 0),
  ${text('pointer', 200)},
  ${text('code', 60)}
);
create index import_refusals_import_id_index on import_refusals (import_id, line);
create table external_sources (
  ${identity},
  import_id integer not null references imports,
  line integer not null check (line > 0),
  profile_id integer not null references external_profiles on delete cascade,
  record jsonb not null check (jsonb_typeof(record) = 'object'),
  unique (import_id, line)
);
${indexes('external_sources', 'profile_id')}
`;
