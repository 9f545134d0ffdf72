import {
  basisPoints,
  cents,
  currency,
  indexes,
  line,
  list,
  oneOf,
  searched,
  stamps,
  state,
  text,
  words,
} from './words';

/**
 * From the briefing on, each row names its parties again (law 1), and a composite key holds them to those of
 * the row above, so that a rule may trust the row it reads.
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
  unique (id, company_id)
);
${indexes('squads', 'company_id', 'owner_id', 'status', 'created_at')}
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
  ${words('goals', 4)},
  skill text check (skill <> ''),
  ${words('tags', 3)},
  ${text('sought', 600)},
  creators_wanted integer not null check (creators_wanted between 1 and 50),
  ${words('channels', 9)},
  ${list('wanted', 20)},
  -- Whom the brand has in mind.
  ${list('wished', 10)},
  ${text('dos', 1000)},
  ${text('donts', 1000)},
  starts_on date,
  ends_on date,
  ${cents('budget_cents')},
  ${currency()},
  ${basisPoints('fee_bp')},
  submitted_at timestamptz(3),
  squad_id integer,
  -- Kept by keep_contracted.
  contracted_cents bigint not null default 0 check (contracted_cents between 0 and 9007199254740991),
  unique (id, company_id),
  foreign key (squad_id, company_id) references squads (id, company_id)
);
${indexes('briefings', 'company_id', 'owner_id', 'squad_id', 'status', 'status_since', 'title', 'ends_on', 'created_at')}
create index briefings_contracted_index on briefings (company_id, contracted_cents, id);
create index briefings_all_contracted_index on briefings (contracted_cents, id);
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
  unique (briefing_id, creator_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('shortlist', 'company_id', 'creator_id', 'curator_id', 'status')}

create table matchings (${stamps},
  company_id integer not null,
  briefing_id integer not null,
  day date not null,
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('matchings', 'briefing_id', 'company_id, day')}
`;
