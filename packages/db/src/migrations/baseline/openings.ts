import { basisPoints, currency, indexes, line, object, stamps, state, text } from './words';

/** Templates of companies, questions about a briefing, and briefings published as jobs. */
export const openings = `
create table templates (${stamps},
  company_id integer not null references companies,
  ${line('name', 120)},
  ${object('brief', 60000)}
);
${indexes('templates', 'company_id', 'name', 'updated_at')}

-- Questions of invited creators about a brief.
create table questions (${stamps},${state},
  briefing_id integer not null references briefings,
  company_id integer not null references companies,
  creator_id integer not null references creators,
  block text not null,
  ${line('text', 600)},
  ${text('answer', 2000)}
);
${indexes('questions', 'briefing_id', 'company_id', 'creator_id', 'status', 'created_at')}

create table openings (${stamps},${state},
  briefing_id integer not null references briefings,
  company_id integer not null references companies,
  ${line('title', 120)},
  ${text('brand', 120)},
  ${line('summary', 1000)},
  skill text,
  tags text[] not null,
  channels text[] not null,
  wanted jsonb not null check (jsonb_typeof(wanted) = 'array' and length(wanted::text) <= 10000),
  starts_on date,
  ends_on date,
  fee_low_cents bigint not null check (fee_low_cents >= 0),
  fee_high_cents bigint not null check (fee_high_cents >= fee_low_cents),
  ${currency()},
  ${basisPoints('fee_bp')} not null,
  places integer not null check (places between 1 and 50),
  ${object('conditions', 1000)},
  closes_on date not null,
  answers_on date not null check (answers_on >= closes_on),
  unique (id, briefing_id, company_id)
);
-- A briefing has at most one active job.
create unique index openings_running on openings (briefing_id) where status in ('open', 'paused');
${indexes('openings', 'briefing_id', 'company_id', 'status', 'closes_on', 'created_at')}

create table applications (${stamps},${state},
  opening_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null references creators,
  ${text('message', 1000)},
  counter_cents bigint check (counter_cents > 0),
  score integer not null check (score between 0 and 100),
  ${text('answer', 1000)},
  unique (opening_id, creator_id),
  foreign key (opening_id, briefing_id, company_id) references openings (id, briefing_id, company_id)
);
${indexes('applications', 'briefing_id', 'company_id', 'creator_id', 'status', 'score', 'created_at')}
`;
