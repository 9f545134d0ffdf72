import { hiring, indexes, line, ofHiring, sha256, stamps } from './words';

/** Results of projects: stored reports, and the link and promo code of each hiring. */
export const reports = `
create table reports (${stamps},
  company_id integer not null references companies,
  briefing_id integer not null,
  squad_id integer,
  ${line('title', 120)},
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  ${sha256('hash')},
  previous_id integer references reports on delete set null,
  made_by_id integer not null references users,
  unique (id, company_id, briefing_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id),
  foreign key (squad_id, company_id) references squads (id, company_id)
);
${indexes('reports', 'company_id', 'briefing_id', 'squad_id', 'created_at')}
create index reports_previous_id_index on reports (previous_id);
create index reports_made_by_id_index on reports (made_by_id);

create table tracked_links (${stamps},${hiring},
  slug text not null unique check (slug ~ '^[a-z0-9]{8,20}$'),
  target text not null check (target ~ '^https?://' and length(target) <= 500),
  code text not null check (code ~ '^[A-Z0-9]{3,24}$'),
  unique (contract_id),
  unique (company_id, code),
  unique (id, contract_id, company_id, creator_id, briefing_id),${ofHiring}
);
${indexes('tracked_links', 'briefing_id', 'company_id', 'creator_id', 'code', 'created_at')}

-- Clicks by day, without personal data.
create table tracked_clicks (${stamps},
  link_id integer not null references tracked_links,
  day date not null,
  clicks integer not null check (clicks >= 0),
  unique (link_id, day)
);

-- Orders placed with the coupon code.
create table orders (${stamps},${hiring},
  tracked_link_id integer not null,
  ${line('number', 60)},
  ordered_on date not null,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null check (length(currency) = 3),
  unique (company_id, number),
  foreign key (tracked_link_id, contract_id, company_id, creator_id, briefing_id)
    references tracked_links (id, contract_id, company_id, creator_id, briefing_id)
);
${indexes('orders', 'tracked_link_id', 'contract_id', 'briefing_id', 'company_id', 'creator_id')}
${indexes('orders', 'number', 'ordered_on', 'amount_cents', 'created_at')}
`;
