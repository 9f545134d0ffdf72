import {
  company,
  type Declaration,
  dash,
  erase,
  guest,
  nothing,
  numbers,
  person,
  shred,
  stamps,
  state,
  through,
} from './treatment';

/** What a brand shared with people without an account, and what these and its own people said of it. */
export const guests = {
  guest_marks: {
    of: [...through('share_links', 'share_link_id'), person('user_id'), company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('share_link_id company_id briefing_id entry_id user_id'),
      ...nothing('opinion'),
      guest_name: erase(dash),
      comment: erase(''),
    },
  },
  step_approvals: {
    of: [...through('share_links', 'share_link_id'), person('user_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...stamps,
      ...numbers('squad_id company_id step_id user_id share_link_id'),
      ...nothing('verdict'),
      ...shred('hash'),
      content: erase('{}'),
      comment: erase(''),
      name: erase(dash),
    },
  },
  payment_proofs: {
    of: [...through('files', 'file_id'), company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('contract_id briefing_id company_id creator_id charge_id file_id share_link_id'),
      ...nothing('sha256'),
      sent_by: erase(dash),
    },
  },
  share_links: {
    of: [person('email', { same: 'email' }), guest('email', { same: 'email' }), company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id briefing_id contract_id list_id report_id pay_contract_id created_by_id'),
      ...nothing('actions creator_ids with_notes locale expires_at last_used_at'),
      ...shred('token_hash'),
      label: erase(dash),
      email: erase(null),
    },
  },
} satisfies Record<string, Declaration>;
