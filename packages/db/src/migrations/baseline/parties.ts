import {
  basisPoints,
  cents,
  count,
  currency,
  indexes,
  line,
  list,
  oneOf,
  searched,
  stamps,
  text,
  words,
} from './words';

export const parties = `
create table creators (${stamps},
  ${line('name', 80)},
  ${oneOf('profile_type', 'freelancer', 'content_creator')} not null,
  ${text('bio', 600)},
  ${line('main_skill', 40)},
  ${words('tags', 5)},
  ${words('categories', 4)},
  ${text('city', 80)},
  ${text('state', 40)},
  country text not null check (length(country) in (1, 2)),
  ${line('portrait', 80)},
  available boolean not null,
  ${list('presences', 9)},
  ${count('followers')},
  ${basisPoints('engagement_bp')} not null,
  ${cents('price_cents')},
  ${currency()},
  ${list('prices', 20)},
  ${oneOf('experience', 'under_1', 'from_1', 'from_3', 'from_5', 'from_10')},
  links jsonb not null check (jsonb_typeof(links) = 'object' and length(links::text) <= 4000),
  evaluation_average double precision check (evaluation_average between 1 and 5),
  ${count('evaluation_count')},
  public_profile boolean not null,
  price_public boolean not null,
  removed_at timestamptz(3),
  check ((evaluation_average is null) = (evaluation_count = 0))
);
${indexes('creators', 'profile_type', 'main_skill', 'available', 'state', 'name', 'followers', 'engagement_bp')}
${indexes('creators', 'price_cents', 'created_at')}
create index creators_public on creators (id) where public_profile and removed_at is null;
create index creators_tags_index on creators using gin (tags);
create index creators_categories_index on creators using gin (categories);
create index creators_presences_index on creators using gin (presences jsonb_path_ops);
${searched('creators', 'name', 'city')}

-- Companies with an account, and clients of creators (Elenco Pay), who need none.
create table companies (${stamps},
  ${oneOf('membership', 'member', 'outside')} not null,
  creator_id integer references creators,
  ${line('trade_name', 120)},
  ${line('legal_name', 160)},
  cnpj text check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  cpf text check (cpf ~ '^[0-9]{11}$'),
  ${line('responsible_name', 120)},
  ${line('responsible_email', 254)},
  phone text,
  address jsonb check (jsonb_typeof(address) = 'object'),
  -- Addresses other than the registered one.
  ${list('addresses', 10)},
  ${oneOf('plan', 'open', 'community', 'business', 'enterprise')} not null,
  ${currency('billing_currency')},
  -- SHA-256 of the picture.
  logo text check (logo ~ '^[0-9a-f]{64}$'),
  constraint companies_of_membership check (case membership
    when 'member' then cnpj is not null and cpf is null and creator_id is null
    else creator_id is not null and num_nonnulls(cnpj, cpf) = 1 end)
);
create unique index companies_of_members on companies (cnpj) where membership = 'member';
create unique index companies_of_creators on companies (creator_id, coalesce(cnpj, cpf)) where membership = 'outside';
${indexes('companies', 'membership', 'plan', 'trade_name', 'created_at')}
${searched('companies', 'trade_name', 'legal_name', 'cnpj')}

create table users (${stamps},
  -- Lower case, so that an address belongs to one user regardless of case.
  email text not null unique check (btrim(email) <> '' and length(email) <= 254 and email = lower(email)),
  ${line('name', 120)},
  phone text,
  whatsapp text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
  -- Shown only in the user's own settings and to staff.
  address jsonb check (address is null or jsonb_typeof(address) = 'object'),
  agent_email text check (length(agent_email) <= 254),
  ${oneOf('locale', 'pt', 'en')} not null,
  staff boolean not null,
  duties text[] not null
    check (duties <@ array['owner', 'finance', 'curation', 'support', 'content', 'restricted']),
  company_id integer references companies,
  ${oneOf('company_role', 'owner', 'member')},
  creator_id integer unique references creators,
  confirmed_at timestamptz(3),
  suspended_at timestamptz(3),
  check (staff or duties = '{}'),
  check ((company_id is null) = (company_role is null))
);
${indexes('users', 'staff', 'company_id', 'name', 'created_at')}
${searched('users', 'name', 'email')}

-- Business settings, each valid from a future day. Fees need the approval of a second person.
create table settings (${stamps},
  ${line('key', 60)},
  value integer not null check (value >= 0),
  valid_from date not null,
  author_id integer references users,
  approved_at timestamptz(3),
  approved_by_id integer references users,
  withdrawn_at timestamptz(3),
  constraint settings_second_person_check check (
    approved_by_id is null or (approved_by_id is distinct from author_id and approved_at is not null)),
  constraint settings_approved_before_check check (
    approved_by_id is null or (approved_at at time zone 'America/Sao_Paulo')::date < valid_from),
  constraint settings_withdrawn_before_check check (
    (withdrawn_at at time zone 'America/Sao_Paulo')::date < valid_from)
);
create index settings_approved_by_id_index on settings (approved_by_id);
${indexes('settings', 'key, valid_from', 'valid_from', 'author_id')}
`;
