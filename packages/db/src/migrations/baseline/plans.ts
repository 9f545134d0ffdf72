import { currency, indexes, line, object, oneOf, sha256, stamps, state, text } from './words';

const briefly = (column: string, max: number) =>
  `${column} jsonb not null check (jsonb_typeof(${column}) = 'array' and length(${column}::text) <= ${max})`;

/** Visions of squads in versions, the steps of their plans, and approvals. */
export const plans = `
create table visions (${stamps},
  squad_id integer not null references squads on delete cascade,
  company_id integer not null references companies,
  number integer not null check (number > 0),
  author_id integer not null references users,
  ${currency()},
  ${line('objective', 600)},
  ${text('idea', 2000)},
  ${briefly('key_messages', 8000)},
  ${briefly('targets', 2000)},
  ${briefly('mix', 2000)},
  ${object('split', 400)},
  unique (squad_id, number)
);
${indexes('visions', 'squad_id', 'company_id', 'author_id', 'created_at')}

create table squad_steps (${stamps},${state},
  squad_id integer not null,
  company_id integer not null references companies,
  ${line('title', 120)},
  ${text('description', 4000)},
  ${briefly('links', 4000)},
  starts_on date not null,
  due_on date not null,
  owner_id integer references users,
  ${briefly('depends_on', 200)},
  needs_approval boolean not null,
  check (due_on >= starts_on),
  unique (id, squad_id, company_id),
  foreign key (squad_id, company_id) references squads (id, company_id) on delete cascade
);
${indexes('squad_steps', 'squad_id', 'company_id', 'owner_id', 'status', 'starts_on', 'due_on', 'created_at')}

create table step_approvals (${stamps},
  squad_id integer not null,
  company_id integer not null,
  step_id integer not null,
  ${oneOf('verdict', 'approved', 'changes')} not null,
  ${sha256('hash')},
  ${object('content', 20000)},
  ${text('comment', 1000)},
  user_id integer references users,
  share_link_id integer references share_links on delete set null,
  ${line('name', 80)},
  check (user_id is null or share_link_id is null),
  foreign key (step_id, squad_id, company_id) references squad_steps (id, squad_id, company_id) on delete cascade
);
${indexes('step_approvals', 'squad_id', 'company_id', 'step_id', 'created_at')}
create index step_approvals_user_id_index on step_approvals (user_id);
create index step_approvals_share_link_id_index on step_approvals (share_link_id);
`;
