import { indexes, line, list, oneOf, sha256, stamps, state, text } from './words';

/**
 * Share links for people without an account, their opinions and payment proofs. As in all child tables,
 * composite keys ensure that the parties of a row are those of its parent row.
 */
export const guests = `
create table share_links (${stamps},${state},
  company_id integer not null,
  briefing_id integer,
  contract_id integer references contracts,
  list_id integer,
  report_id integer,
  pay_contract_id integer references pay_contracts,
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
  -- A link whose list was deleted opens nothing.
  foreign key (list_id, company_id) references lists (id, company_id) on delete set null (list_id),
  foreign key (report_id, company_id, briefing_id) references reports (id, company_id, briefing_id) on delete cascade,
  constraint grants_about check (pay_contract_id is not null or case when briefing_id is null
    then contract_id is null and actions = array['list'] else list_id is null and not with_notes end),
  constraint grants_fit check (pay_contract_id is not null or case
    when briefing_id is null then report_id is null and actions <@ array['list']
    when report_id is not null then contract_id is null and actions <@ array['report', 'report-costs']
    when contract_id is null then actions <@ array['select', 'approve-proposal', 'step', 'payables']
    else actions <@ array['content', 'invoice'] end),
  constraint grants_pay check (case when pay_contract_id is null
    then not actions && array['pay', 'pay-confirm']
    else actions <@ array['pay', 'pay-confirm'] and num_nonnulls(briefing_id, contract_id, list_id) = 0 end),
  constraint grants_approve check ((creator_ids <> '[]') = (actions @> array['approve-proposal']))
);
create index share_links_briefing_id_index on share_links (briefing_id, company_id, id);
${indexes('share_links', 'company_id', 'contract_id', 'list_id', 'report_id', 'created_by_id', 'status')}
${indexes('share_links', 'created_at', 'expires_at', 'last_used_at')}
create index share_links_email_index on share_links (email) where email is not null;
create index share_links_pay_contract_id_index on share_links (pay_contract_id, id) where pay_contract_id is not null;

-- Opinions on a name of the shortlist, by a guest or a company member.
create table guest_marks (${stamps},
  share_link_id integer,
  user_id integer references users,
  company_id integer not null,
  briefing_id integer not null,
  entry_id integer not null references shortlist on delete cascade,
  guest_name text check (btrim(guest_name) <> '' and length(guest_name) <= 80),
  ${oneOf('opinion', 'yes', 'maybe', 'no')},
  ${text('comment', 600)},
  constraint guest_marks_of_one check (case when user_id is null
    then share_link_id is not null and guest_name is not null
    else share_link_id is null and guest_name is null end),
  foreign key (share_link_id, company_id, briefing_id) references share_links (id, company_id, briefing_id),
  foreign key (briefing_id, company_id) references briefings (id, company_id),
  unique (share_link_id, entry_id, guest_name),
  unique (user_id, entry_id)
);
${indexes('guest_marks', 'briefing_id', 'company_id', 'entry_id', 'created_at', 'updated_at')}

create table payment_proofs (${stamps},
  charge_id integer not null references charges,
  contract_id integer,
  briefing_id integer,
  company_id integer not null,
  creator_id integer,
  file_id integer not null references files on delete cascade,
  ${sha256('sha256')},
  ${line('sent_by', 160)},
  share_link_id integer references share_links on delete set null,
  foreign key (contract_id, company_id, creator_id, briefing_id)
    references contracts (id, company_id, creator_id, briefing_id),
  -- The key above checks nothing if the briefing is null. This one then still checks the parties.
  constraint payment_proofs_of_contract
    foreign key (contract_id, company_id, creator_id) references contracts (id, company_id, creator_id),
  unique (charge_id, sha256)
);
${indexes('payment_proofs', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'created_at')}
create index payment_proofs_file_id_index on payment_proofs (file_id);
create index payment_proofs_share_link_id_index on payment_proofs (share_link_id);
`;
