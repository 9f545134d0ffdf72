import { indexes, line, oneOf, searched, stamps, state, text } from './words';

/** A company's community: members, board, and reports about posts. */
export const community = `
create table board_members (${stamps},
  company_id integer not null references companies,
  creator_id integer not null references creators,
  added_by_id integer not null references users,
  ${text('note', 600)},
  verdicts jsonb not null check (jsonb_typeof(verdicts) = 'array' and length(verdicts::text) <= 20000),
  unique (company_id, creator_id)
);
${indexes('board_members', 'company_id', 'creator_id', 'created_at')}
create index board_members_added_by_id_index on board_members (added_by_id);

create table board_posts (${stamps},${state},
  company_id integer not null references companies,
  author_id integer not null references users,
  ${oneOf('audience', 'team', 'creators')} not null,
  ${line('title', 120)},
  ${line('body', 4000)},
  pinned boolean not null,
  commentable boolean not null,
  closes_on date,
  unique (id, company_id)
);
${indexes('board_posts', 'company_id', 'status', 'created_at')}
create index board_posts_author_id_index on board_posts (author_id);
${searched('board_posts', 'title')}

create table board_comments (${stamps},${state},
  post_id integer not null,
  company_id integer not null,
  creator_id integer references creators,
  author_id integer not null references users,
  ${line('body', 1000)},
  unique (id, post_id),
  foreign key (post_id, company_id) references board_posts (id, company_id)
);
${indexes('board_comments', 'post_id', 'company_id', 'author_id', 'creator_id', 'status', 'created_at')}

create table board_reports (${stamps},${state},
  post_id integer not null,
  comment_id integer,
  company_id integer not null,
  reporter_id integer not null references users,
  ${line('reason', 1000)},
  ${text('answer', 1000)},
  foreign key (post_id, company_id) references board_posts (id, company_id),
  foreign key (comment_id, post_id) references board_comments (id, post_id)
);
${indexes('board_reports', 'post_id', 'company_id', 'status', 'created_at')}
create index board_reports_comment_id_index on board_reports (comment_id);
create index board_reports_reporter_id_index on board_reports (reporter_id);
`;
