import { count, email, indexes, line, oneOf, searched, sha256, stamps, state, text } from './words';

/** Leads and newsletter subscribers without an account; short links, their clicks, and visits. */
export const inbound = `
create table leads (${stamps},${state},
  ${line('name', 120)},
  ${email('email')},
  ${line('company', 120)},
  phone text check (phone ~ '^\\+\\d{6,15}$'),
  ${text('message', 2000)},
  ${oneOf('locale', 'pt', 'en')} not null,
  ${line('source', 60)},
  consented_at timestamptz(3) not null
);
${indexes('leads', 'name', 'company', 'email', 'status', 'locale', 'created_at')}
${searched('leads', 'name', 'email', 'company')}

create table subscribers (${stamps},${state},
  ${email('email')} unique,
  ${oneOf('locale', 'pt', 'en')} not null,
  ${line('source', 60)},
  asked_at timestamptz(3) not null,
  confirmed_at timestamptz(3)
);
${indexes('subscribers', 'status', 'locale', 'confirmed_at', 'created_at')}
${searched('subscribers', 'email')}

create table subscriber_links (${stamps},
  subscriber_id integer not null references subscribers on delete cascade,
  ${oneOf('purpose', 'confirm', 'leave')} not null,
  ${sha256('token_hash')} unique,
  unique (subscriber_id, purpose)
);

create table short_links (${stamps},
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,40}$'),
  label text not null check (length(label) between 1 and 80),
  target text not null check (target ~ '^(/([^/\\\\]|$)|https://)' and length(target) <= 500),
  expires_on date,
  closed_at timestamptz(3),
  created_by_id integer not null references users
);
${indexes('short_links', 'created_by_id', 'created_at', 'label')}
create index short_links_search on short_links using gin (fold(slug) gin_trgm_ops, fold(label) gin_trgm_ops);

-- Clicks by day and kind of place, without personal data.
create table short_link_clicks (${stamps},
  link_id integer not null references short_links,
  day date not null,
  source text not null check (length(source) between 1 and 20),
  ${count('clicks')},
  unique (link_id, day, source)
);
${indexes('short_link_clicks', 'day', 'source', 'clicks')}

-- Sources of visits, by day.
create table visit_counts (${stamps},
  day date not null,
  ${oneOf('page', 'home', 'profile', 'sign_up', 'content', 'other')} not null,
  source text not null check (source in ('direct', 'instagram', 'tiktok', 'youtube', 'whatsapp', 'facebook',
    'linkedin', 'x', 'email', 'search', 'other')),
  ${count('visits')},
  unique (day, page, source)
);
`;
