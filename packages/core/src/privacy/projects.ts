import {
  company,
  creator,
  type Declaration,
  dash,
  erase,
  keep,
  noName,
  nothing,
  numbers,
  person,
  profile,
  stamps,
  state,
} from './treatment';

const sides = [creator('creator_id'), company('company_id')];
const parties = numbers('company_id creator_id briefing_id');

/** What people plan, agree and deliver. Prices and dates name nobody by themselves. */
export const projects = {
  squads: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id owner_id'),
      ...nothing('silent budget_cents currency starts_on ends_on'),
      title: erase(dash),
      description: erase(''),
    },
  },
  briefings: {
    of: [company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id owner_id squad_id'),
      ...nothing('kind goals skill tags creators_wanted channels wanted wished starts_on ends_on'),
      ...nothing('budget_cents contracted_cents currency fee_bp submitted_at'),
      title: erase(dash),
      brand: erase(''),
      product: erase(''),
      description: erase(''),
      audience: erase(''),
      sought: erase(''),
      dos: erase(''),
      donts: erase(''),
    },
  },
  matchings: {
    of: [company('company_id')],
    rows: 'keep',
    columns: { ...stamps, ...numbers('company_id briefing_id'), ...nothing('day') },
  },
  shortlist: {
    of: [profile('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...nothing('status'),
      ...numbers('curator_id'),
      score: erase(0, 'profile'),
      reasons: erase('[]', 'profile'),
      note: erase(''),
    },
  },
  proposals: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...parties,
      ...nothing('round lines total_cents currency fee_bp available_in_period counter_cents'),
      ...nothing('answer_by sent_at'),
      message: erase('', 'creator'),
      draft: erase(null, 'creator'),
      answer: erase(''),
    },
  },
  proposal_rounds: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...parties,
      ...numbers('proposal_id'),
      ...nothing('round lines total_cents currency sent_at'),
      message: erase('', 'creator'),
    },
  },
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
      ...nothing('seq client_id side reply_to edited_at deleted_at'),
      body: erase(''),
      file_id: erase(null),
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
  contracts: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...parties,
      ...numbers('proposal_id'),
      ...nothing('total_cents fee_bp fee_cents creator_cents currency approved_on starts_on ends_on'),
      ...nothing('company_accepted_at creator_accepted_at text_hash check_code'),
      title: keep('contract', dash),
      text: keep('contract', dash),
    },
  },
  acceptances: {
    of: [person('user_id'), creator('creator_id', { where: { side: 'creator' } })],
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers('contract_id company_id creator_id user_id'),
      ...nothing('side text_hash'),
      name: keep('contract', noName),
      ip: keep('contract', ''),
      user_agent: keep('contract', ''),
    },
  },
  deliverables: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...parties,
      ...numbers('contract_id'),
      ...nothing('channel format ordinal due_on change_rounds published_at'),
      caption: erase('', 'creator'),
      draft_link: erase(null, 'creator'),
      draft_file_id: erase(null, 'creator'),
      change_note: erase(''),
      // Where the content was published proves that the contract was fulfilled.
      link: keep('contract', 'https://erased.invalid', 'creator'),
    },
  },
  evaluations: {
    of: sides,
    rows: 'keep',
    columns: {
      ...stamps,
      ...state,
      ...parties,
      ...numbers('contract_id'),
      ...nothing('side rating shown_at'),
      text: erase(''),
      went_wrong: erase('{}'),
    },
  },
} satisfies Record<string, Declaration>;
