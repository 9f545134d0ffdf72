import { hiring, indexes, line, ofHiring, oneOf, stamps, state, text } from './words';

/** Published posts and their observed metrics. */
export const posts = `
create table posts (${stamps},${state},${hiring},
  deliverable_id integer not null references deliverables,
  ${line('network', 40)},
  ${line('format', 40)},
  ${text('url', 500)},
  published_at timestamptz(3) not null,
  published_on date not null,
  ${text('caption', 2200)},
  ${oneOf('caption_source', 'approved', 'network')} not null,
  caption_at timestamptz(3) not null,
  ${oneOf('disclosure', 'shown', 'hidden', 'missing')} not null,
  network_post_id text check (length(network_post_id) <= 120),
  checked_at timestamptz(3),
  read_at timestamptz(3),
  asked_at timestamptz(3),
  unique (id, contract_id, company_id, creator_id, briefing_id),${ofHiring}
);
create unique index posts_current on posts (deliverable_id) where status <> 'withdrawn';
${indexes('posts', 'deliverable_id', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'status', 'network')}
${indexes('posts', 'disclosure', 'published_on', 'created_at', 'url')}

create table observations (${stamps},${hiring},
  post_id integer not null,
  ${line('metric', 40)},
  value bigint not null check (value >= 0),
  observed_at timestamptz(3) not null,
  ${oneOf('source', 'network', 'creator', 'staff')} not null,
  ${oneOf('reach_kind', 'organic', 'boosted')} not null,
  method_version integer not null check (method_version > 0),
  proof_file_id integer references files,
  confirmed boolean not null check (confirmed = (source <> 'creator' or confirmed_at is not null)),
  confirmed_at timestamptz(3),
  confirmed_by_id integer references users,
  foreign key (post_id, contract_id, company_id, creator_id, briefing_id)
    references posts (id, contract_id, company_id, creator_id, briefing_id)
);
${indexes('observations', 'post_id', 'contract_id', 'briefing_id', 'company_id', 'creator_id', 'metric', 'source')}
${indexes('observations', 'reach_kind', 'confirmed', 'observed_at', 'created_at', 'proof_file_id', 'confirmed_by_id')}

create function refuse_second_confirmation() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is not null and (new.confirmed_at, new.confirmed_by_id) is distinct from
      (old.confirmed_at, old.confirmed_by_id) then
    raise exception using errcode = 'EL002', message = 'observations are confirmed once';
  end if;
  if new.proof_file_id is not null and new.proof_file_id is distinct from old.proof_file_id then
    raise exception using errcode = 'EL002', message = 'a proof of observations may only be forgotten';
  end if;
  return new;
end $$;
create trigger refuse_second_confirmation before update on observations
  for each row execute function refuse_second_confirmation();
`;
