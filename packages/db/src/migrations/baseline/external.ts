import { basisPoints, count, identity, indexes, line, oneOf, searched, stamps, text } from './words';

/** Imported profiles of people without an account. A handle on a channel belongs to only one profile. */
export const external = `
create table external_profiles (${stamps},
  ${line('name', 80)},
  ${text('bio', 600)},
  main_skill text check (length(main_skill) <= 40),
  tags text[] not null check (cardinality(tags) <= 5),
  country text not null check (country ~ '^([A-Z]{2})?$'),
  ${text('state', 40)},
  ${text('city', 80)},
  presences jsonb not null check (jsonb_typeof(presences) = 'array' and jsonb_array_length(presences) <= 9),
  ${count('followers')},
  ${basisPoints('engagement_bp')} not null,
  price_cents bigint check (price_cents >= 0),
  ${oneOf('gender', 'female', 'male', 'nonbinary')},
  ${oneOf('age_band', '18-24', '25-34', '35-44', '45-54', '55-64', '65-')},
  languages text[] not null check (cardinality(languages) <= 10),
  audience jsonb check (jsonb_typeof(audience) = 'object'),
  active_on date,
  -- Source of the data, and the time at which it was valid.
  ${line('source', 120)},
  source_at timestamptz(3) not null,
  -- The creator who owns the profile, once known; the search then shows that creator.
  creator_id integer references creators
);
${indexes('external_profiles', 'creator_id', 'name', 'followers', 'created_at')}
${searched('external_profiles', 'name')}

create table external_handles (
  ${identity},
  profile_id integer not null references external_profiles on delete cascade,
  ${text('channel', 20)},
  handle text not null check (handle = lower(handle) and length(handle) between 1 and 80),
  unique (channel, handle)
);
${indexes('external_handles', 'profile_id')}
`;
