import {
  basisPoints,
  cents,
  currency,
  indexes,
  line,
  list,
  object,
  oneOf,
  searched,
  stamps,
  state,
  text,
  words,
} from './words';

/**
 * Squads, briefings and their child rows. Each row repeats the ids of its parties, so that an access rule
 * needs only that row. A composite foreign key ensures that these ids equal those of the parent row.
 */
export const projects = `
create table squads (${stamps},${state},
  company_id integer not null references companies,
  owner_id integer not null references users,
  ${line('title', 120)},
  ${text('description', 4000)},
  silent boolean not null,
  ${cents('budget_cents')},
  ${currency()},
  starts_on date,
  ends_on date,
  -- The list from which the project invites.
  list_id integer,
  -- Time of the last request for results to its creators.
  figures_asked_at timestamptz(3),
  unique (id, company_id),
  foreign key (list_id, company_id) references lists (id, company_id) on delete set null (list_id),
  constraint squads_days check (ends_on >= starts_on)
);
${indexes('squads', 'company_id', 'owner_id', 'status', 'silent', 'title', 'budget_cents', 'created_at')}
create index squads_list_id_index on squads (list_id);
${searched('squads', 'title')}

create table briefings (${stamps},${state},
  company_id integer not null references companies,
  owner_id integer not null references users,
  ${oneOf('kind', 'creator', 'freelancer', 'silent_squad')} not null,
  ${line('title', 120)},
  ${text('brand', 120)},
  ${text('product', 160)},
  ${text('description', 4000)},
  ${text('audience', 400)},
  ${object('demographics', 2000)},
  ${text('message', 600)},
  ${words('goals', 4)},
  skill text check (skill <> ''),
  ${words('tags', 3)},
  ${text('sought', 600)},
  ${object('creator_profile', 4000)},
  creators_wanted integer not null check (creators_wanted between 1 and 50),
  ${words('channels', 9)},
  ${list('wanted', 20)},
  ${text('frequency', 200)},
  publishes_on date,
  ${words('services', 6)},
  ${object('work', 4000)},
  -- Creators that the brand would like.
  ${list('wished', 10)},
  ${text('dos', 1000)},
  ${text('donts', 1000)},
  ${object('content_rules', 20000)},
  ${object('review', 1000)},
  ${object('rights', 1000)},
  ${object('exclusivity', 4000)},
  ${list('links', 10)},
  -- Files of the company attached to the brief.
  ${list('attachments', 10)},
  ${object('public_text', 6000)},
  -- SHA-256 of the campaign's picture.
  picture text check (picture ~ '^[0-9a-f]{64}$'),
  starts_on date,
  ends_on date,
  ${cents('budget_cents')},
  ${currency()},
  ${basisPoints('fee_bp')},
  -- Steps of the form that the author has opened.
  ${words('visited', 15)},
  submitted_at timestamptz(3),
  squad_id integer,
  -- Maintained by keep_contracted.
  contracted_cents bigint not null default 0 check (contracted_cents between 0 and 9007199254740991),
  unique (id, company_id),
  foreign key (squad_id, company_id) references squads (id, company_id)
);
${indexes('briefings', 'company_id', 'owner_id', 'squad_id', 'status', 'status_since', 'kind', 'title')}
${indexes('briefings', 'budget_cents', 'ends_on', 'created_at', 'updated_at')}
create index briefings_contracted_index on briefings (company_id, contracted_cents, id);
create index briefings_all_contracted_index on briefings (contracted_cents, id);
-- Finds the briefings that use a picture before its file is deleted.
create index briefings_picture_index on briefings (picture) where picture is not null;
create index briefings_channels_index on briefings using gin (channels);
${searched('briefings', 'title', 'brand', 'product')}

create table shortlist (${stamps},
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null references creators,
  status text not null,
  score integer not null check (score between 0 and 100),
  ${list('reasons', 20)},
  ${text('note', 600)},
  curator_id integer references users,
  -- Order of the brand's substitutes, in case a chosen creator declines.
  stand_in smallint check (stand_in > 0),
  unique (briefing_id, creator_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('shortlist', 'company_id', 'creator_id', 'curator_id', 'status', 'score', 'created_at')}
`;
