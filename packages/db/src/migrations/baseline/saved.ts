import { count, indexes, stamps, text } from './words';

/**
 * Columns that refer to either a member or an imported profile. The imported profile may be removed later.
 */
const creatorRef = `
  creator_id integer references creators,
  external_id integer references external_profiles on delete cascade,
  check (num_nonnulls(creator_id, external_id) = 1)`;

/** Lists, favorites and saved searches of companies. */
export const saved = `
create table lists (${stamps},
  company_id integer not null references companies,
  name text not null check (length(name) between 1 and 80),
  ${text('note', 600)},
  created_by_id integer not null references users,
  unique (id, company_id)
);
${indexes('lists', 'company_id', 'created_by_id', 'name', 'created_at')}
create index lists_search on lists using gin (fold(name) gin_trgm_ops);

create table list_members (${stamps},
  list_id integer not null,
  company_id integer not null references companies,
  ${text('note', 600)},
  ${count('place')},
  added_by_id integer not null references users,
  ${creatorRef},
  foreign key (list_id, company_id) references lists (id, company_id) on delete cascade,
  unique (list_id, creator_id),
  unique (list_id, external_id)
);
${indexes('list_members', 'company_id', 'creator_id', 'external_id', 'added_by_id', 'place', 'created_at')}

create table favorites (${stamps},
  company_id integer not null references companies,
  added_by_id integer not null references users,
  ${creatorRef},
  unique (company_id, creator_id),
  unique (company_id, external_id)
);
${indexes('favorites', 'creator_id', 'external_id', 'added_by_id', 'created_at')}

create table saved_searches (${stamps},
  company_id integer not null references companies,
  name text not null check (length(name) between 1 and 80),
  ${text('query', 4000)},
  notify boolean not null,
  looked_at timestamptz(3) not null,
  ${count('total_seen')},
  created_by_id integer not null references users
);
${indexes('saved_searches', 'company_id', 'created_by_id', 'notify', 'name', 'created_at', 'looked_at')}
create index saved_searches_search on saved_searches using gin (fold(name) gin_trgm_ops);
`;
