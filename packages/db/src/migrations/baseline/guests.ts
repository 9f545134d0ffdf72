import { indexes, line, list, oneOf, sha256, stamps, state, text } from './words';

/**
 * What is opened to people without an account, and what they leave. As everywhere, composite keys hold the parties of a
 * row to those of the row above.
 */
export const guests = `
create table share_links (${stamps},${state},
  company_id integer not null,
  briefing_id integer,
  contract_id integer references contracts,
  list_id integer,
  with_notes boolean not null,
  label text not null check (btrim(label) <> '' and length(label) <= 80),
  actions text[] not null check (cardinality(actions) between 1 and 4 and array_position(actions, null) is null),
  ${list('creator_ids', 20)},
  email text check (length(email) <= 254),
  ${oneOf('locale', 'pt', 'en')} not null,
  ${sha256('token_hash')} unique,
  created_by_id integer not null references users,
  expires_at timestamptz(3) not null check (expires_at > created_at and expires_at <= created_at + interval '90 days'),
  last_used_at timestamptz(3),
  unique (id, company_id, briefing_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id),
  -- What is left of one whose list is gone opens nothing.
  foreign key (list_id, company_id) references lists (id, company_id) on delete set null (list_id),
  constraint grants_about check (case when briefing_id is null
    then contract_id is null and actions = array['list'] else list_id is null and not with_notes end),
  constraint grants_fit check (case
    when briefing_id is null then actions <@ array['list']
    when contract_id is null then actions <@ array['select', 'approve-proposal']
    else actions <@ array['content', 'invoice'] end),
  constraint grants_approve check ((creator_ids <> '[]') = (actions @> array['approve-proposal']))
);
create index share_links_briefing_id_index on share_links (briefing_id, company_id, id);
${indexes('share_links', 'company_id', 'contract_id', 'created_by_id')}
create index share_links_email_index on share_links (email) where email is not null;
create index share_links_list_id_index on share_links (list_id, id) where list_id is not null;

create table guest_marks (${stamps},
  share_link_id integer not null,
  company_id integer not null,
  briefing_id integer not null,
  entry_id integer not null references shortlist on delete cascade,
  ${line('guest_name', 80)},
  ${oneOf('opinion', 'yes', 'maybe', 'no')},
  ${text('comment', 600)},
  foreign key (share_link_id, company_id, briefing_id) references share_links (id, company_id, briefing_id),
  unique (share_link_id, entry_id, guest_name)
);
${indexes('guest_marks', 'briefing_id', 'company_id', 'entry_id')}

create table payment_proofs (${stamps},
  charge_id integer not null references charges,
  contract_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  file_id integer not null references files on delete cascade,
  ${sha256('sha256')},
  ${line('sent_by', 160)},
  share_link_id integer references share_links on delete set null,
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id),
  unique (charge_id, sha256)
);
${indexes('payment_proofs', 'contract_id', 'briefing_id', 'company_id', 'creator_id')}
create index payment_proofs_file_id_index on payment_proofs (file_id);
create index payment_proofs_share_link_id_index on payment_proofs (share_link_id);
`;
