import { count, indexes, oneOf, stamps, state, text } from './words';

/** Messages between a company and a creator about a proposal, and reports about them. */
export const conversations = `
create table conversations (${stamps},
  proposal_id integer not null unique,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  last_seq integer not null check (last_seq >= 1),
  last_company_seq integer not null check (last_company_seq between 0 and last_seq),
  last_creator_seq integer not null check (last_creator_seq between 0 and last_seq),
  last_message_at timestamptz(3) not null,
  unique (id, company_id, creator_id, briefing_id),
  foreign key (proposal_id, company_id, creator_id, briefing_id)
    references proposals (id, company_id, creator_id, briefing_id)
);
${indexes('conversations', 'briefing_id', 'last_message_at')}
create index conversations_company_id_index on conversations (company_id, last_message_at, id);
create index conversations_creator_id_index on conversations (creator_id, last_message_at, id);

create table messages (${stamps},
  conversation_id integer not null,
  briefing_id integer not null,
  company_id integer not null,
  creator_id integer not null,
  seq integer not null check (seq >= 1),
  client_id text not null check (client_id ~ '^[0-9a-fA-F-]{36}$'),
  author_id integer not null references users,
  ${oneOf('side', 'company', 'creator')} not null,
  ${text('body', 4000)},
  file_id integer references files on delete set null,
  reply_to integer check (reply_to >= 1 and reply_to < seq),
  edited_at timestamptz(3),
  deleted_at timestamptz(3) check (deleted_at is null or (body = '' and file_id is null)),
  -- Time at which staff hid the message.
  hidden_at timestamptz(3) check (deleted_at is not null or hidden_at is null),
  unique (conversation_id, seq),
  unique (author_id, client_id),
  foreign key (conversation_id, company_id, creator_id, briefing_id)
    references conversations (id, company_id, creator_id, briefing_id)
);
${indexes('messages', 'briefing_id', 'company_id', 'creator_id', 'created_at')}
create index messages_file_id_index on messages (file_id) where file_id is not null;

create table participants (${stamps},
  conversation_id integer not null references conversations on delete cascade,
  user_id integer not null references users on delete cascade,
  ${count('last_read_seq')},
  unique (user_id, conversation_id)
);
${indexes('participants', 'conversation_id')}

-- Reported messages, with their text when reported.
create table message_reports (${stamps},${state},
  message_id integer not null references messages,
  briefing_id integer not null references briefings,
  company_id integer not null references companies,
  creator_id integer not null references creators,
  reporter_id integer not null references users,
  reason text not null,
  ${text('text', 600)},
  author_id integer not null references users,
  ${oneOf('side', 'company', 'creator')} not null,
  ${text('body', 4000)},
  file_id integer references files,
  unique (message_id, reporter_id)
);
${indexes('message_reports', 'briefing_id', 'company_id', 'creator_id', 'reporter_id', 'author_id', 'reason', 'status', 'created_at')}
create index message_reports_file_id_index on message_reports (file_id) where file_id is not null;

-- Conversations opened by support, with the reason and the end of the access.
create table conversation_readings (${stamps},
  conversation_id integer not null references conversations,
  briefing_id integer not null references briefings,
  company_id integer not null references companies,
  creator_id integer not null references creators,
  reader_id integer not null references users,
  reason text not null check (length(reason) between 1 and 300),
  until timestamptz(3) not null
);
${indexes('conversation_readings', 'conversation_id', 'briefing_id', 'company_id', 'creator_id', 'reader_id', 'created_at')}
`;
