import { count, identity, indexes, line, oneOf, searched, sha256, stamps, state, text } from './words';

/** Files, payees, curators and their codes, and portfolios. */
export const creators = `
create table files (
  ${identity},
  ${line('name', 255)},
  ${line('mime', 100)},
  ${count('size')},
  ${sha256('sha256')},
  owner_id integer not null references users,
  company_id integer references companies,
  creator_id integer references creators,
  -- A frame of a video, stored as its own file, shown in reports instead of the video.
  poster_id integer references files on delete set null,
  created_at timestamptz(3) not null
);
${indexes('files', 'owner_id', 'company_id', 'creator_id', 'sha256')}
create index files_poster_id_index on files (poster_id) where poster_id is not null;

create table payees (${stamps},
  creator_id integer not null unique references creators,
  ${oneOf('legal_form', 'individual', 'company')} not null,
  ${line('tax_id', 14)},
  ${line('holder', 120)},
  bank text not null check (bank ~ '^[0-9]{3}$'),
  ${line('branch', 7)},
  ${line('account', 14)},
  pix_key text check (length(pix_key) <= 77),
  birth_date date not null,
  dependants integer not null check (dependants between 0 and 20),
  -- Tax regime of a payee that is a company, with the document that proves it.
  ${oneOf('tax_regime', 'mei', 'simples', 'other')},
  regime_file_id integer references files on delete set null,
  -- Time of the last change, and the values before it.
  changed_at timestamptz(3),
  former jsonb check (jsonb_typeof(former) = 'object'),
  check (former is null or changed_at is not null),
  constraint payees_tax_regime_of_companies check ((legal_form = 'company') = (tax_regime is not null))
);
${indexes('payees', 'regime_file_id')}

-- Codes of curators, who refer creators to the platform.
create table curator_codes (${stamps},${state},
  creator_id integer not null references creators,
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  -- Referenced by attributions: the code must belong to their curator.
  unique (id, creator_id)
);
create unique index curator_codes_open on curator_codes (creator_id) where status = 'open';
${indexes('curator_codes', 'creator_id', 'status', 'created_at')}
${searched('curator_codes', 'code')}

create table attributions (${stamps},
  creator_id integer not null unique references creators,
  curator_id integer references creators,
  code_id integer,
  company_id integer references companies,
  foreign key (code_id, curator_id) references curator_codes (id, creator_id),
  check ((curator_id is null) = (code_id is null)),
  check (num_nonnulls(curator_id, company_id) = 1),
  check (creator_id <> curator_id)
);
${indexes('attributions', 'curator_id', 'code_id', 'company_id', 'created_at')}

create table portfolio_projects (${stamps},
  creator_id integer not null references creators,
  title text not null check (length(title) between 1 and 80),
  ${text('description', 600)},
  images text[] not null check (cardinality(images) <= 6),
  link text check (link ~ '^https?://' and length(link) <= 500),
  place integer not null check (place >= 0)
);
${indexes('portfolio_projects', 'creator_id', 'place', 'created_at')}
${searched('portfolio_projects', 'title')}
-- Finds the projects that use a picture before its file is deleted.
create index portfolio_projects_images on portfolio_projects using gin (images);
`;
