import { indexes, line, searched, stamps, state } from './words';

/**
 * The subject of a row: at most one of briefing, company and person. A briefing is stored with its company.
 */
const subject = `
  briefing_id integer,
  company_id integer references companies,
  creator_id integer references creators,
  user_id integer references users,
  foreign key (briefing_id, company_id) references briefings (id, company_id),
  check (briefing_id is null or company_id is not null)`;
const subjects = ['briefing_id', 'company_id', 'creator_id', 'user_id'];

/** Assignments of briefings to staff, and notes and tasks of staff about briefings, companies and people. */
export const staff = `
create table assignments (${stamps},
  briefing_id integer not null unique,
  company_id integer not null references companies,
  assignee_id integer not null references users,
  assigned_by_id integer not null references users,
  foreign key (briefing_id, company_id) references briefings (id, company_id)
);
${indexes('assignments', 'company_id', 'assignee_id', 'assigned_by_id', 'created_at')}

create table notes (${stamps},${subject},
  check (num_nonnulls(company_id, creator_id, user_id) = 1),
  ${line('body', 2000)},
  mentions jsonb not null check (jsonb_typeof(mentions) = 'array'),
  author_id integer not null references users
);
${indexes('notes', ...subjects, 'author_id', 'created_at')}
${searched('notes', 'body')}

create table tasks (${stamps},${state},${subject},
  check (num_nonnulls(company_id, creator_id, user_id) <= 1),
  ${line('title', 200)},
  due_on date not null,
  owner_id integer not null references users,
  created_by_id integer not null references users
);
${indexes('tasks', ...subjects, 'status', 'owner_id', 'created_by_id', 'due_on', 'title', 'created_at')}
${searched('tasks', 'title')}
`;
