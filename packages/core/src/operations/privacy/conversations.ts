import {
  company,
  creator,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  parties,
  person,
  sides,
  stamps,
  state,
} from './treatment';

/** What people say to each other about a hiring. */
export const conversations = {
  participants: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('conversation_id user_id'), ...nothing('last_read_seq') },
  },
  /** What somebody said is theirs; what the other side said is not. */
  messages: {
    of: [
      person('author_id'),
      creator('creator_id', { where: { side: 'creator' } }),
      company('company_id', { where: { side: 'company' } }),
    ],
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...numbers('conversation_id author_id'),
      ...nothing('seq client_id side reply_to edited_at deleted_at hidden_at'),
      body: erase(''),
      file_id: erase(null),
    },
  },
  /** Goes with whoever of the two leaves. */
  message_reports: {
    of: [
      person('author_id'),
      person('reporter_id'),
      creator('creator_id', { where: { side: 'creator' } }),
      company('company_id', { where: { side: 'company' } }),
    ],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...parties,
      ...numbers('message_id reporter_id author_id'),
      ...nothing('reason side'),
      text: erase(''),
      body: erase(''),
      file_id: erase(null),
    },
  },
  conversation_readings: {
    of: [person('reader_id'), ...sides],
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...numbers('conversation_id reader_id'),
      ...nothing('until'),
      reason: erase(dash),
    },
  },
  conversations: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...numbers('proposal_id'),
      ...nothing('last_seq last_company_seq last_creator_seq last_message_at'),
    },
  },
} satisfies Record<string, Declaration>;
