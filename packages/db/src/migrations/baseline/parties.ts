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
create table companies (${stamps},
  ${line('trade_name', 120)},
  ${line('legal_name', 160)},
  cnpj text not null unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  ${line('responsible_name', 120)},
  ${line('responsible_email', 254)},
  phone text,
  address jsonb check (jsonb_typeof(address) = 'object'),
  ${oneOf('plan', 'open', 'community', 'business', 'enterprise')} not null,
  ${currency('billing_currency')},
  -- The SHA-256 of the picture that is shown.
  logo text check (logo ~ '^[0-9a-f]{64}$')
);
${indexes('companies', 'plan', 'trade_name', 'created_at')}
${searched('companies', 'trade_name', 'legal_name', 'cnpj')}

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
  evaluation_average double precision check (evaluation_average between 1 and 5),
  ${count('evaluation_count')},
  public_profile boolean not null,
  price_public boolean not null,
  removed_at timestamptz(3),
  check ((evaluation_average is null) = (evaluation_count = 0))
);
${indexes('creators', 'main_skill', 'state', 'name', 'followers', 'engagement_bp', 'price_cents', 'created_at')}
create index creators_public on creators (id) where public_profile and removed_at is null;
create index creators_tags_index on creators using gin (tags);
create index creators_categories_index on creators using gin (categories);
create index creators_presences_index on creators using gin (presences jsonb_path_ops);
${searched('creators', 'name', 'city')}

create table users (${stamps},
  -- Kept in lower case, so that one address is one person whatever its case.
  email text not null unique check (btrim(email) <> '' and length(email) <= 254 and email = lower(email)),
  ${line('name', 120)},
  phone text,
  whatsapp text,
  cpf text check (cpf ~ '^[0-9]{11}$'),
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
${indexes('users', 'company_id', 'name', 'created_at')}
create index users_staff_index on users (id) where staff;
${searched('users', 'name', 'email')}

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
  dependants integer not null check (dependants between 0 and 20)
);

create table settings (${stamps},
  ${line('key', 60)},
  value integer not null check (value >= 0),
  valid_from date not null,
  author_id integer references users
);
${indexes('settings', 'key, valid_from', 'author_id')}
`;
