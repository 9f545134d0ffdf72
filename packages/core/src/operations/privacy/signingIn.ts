import { type Declaration, dash, erase, nothing, numbers, person, shred, stamps, through } from './treatment';

/** What a person's account holds: how they sign in, their devices, exports and preferences. */
export const signingIn = {
  credentials: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('user_id'), ...shred('password_hash'), ...nothing('changed_at') },
  },
  connection_attempts: {
    of: through('sessions', 'session_id'),
    rows: 'delete',
    columns: {
      ...nothing('id channel consented_at expires_at'),
      ...numbers('session_id'),
      ...shred('state_hash verifier'),
    },
  },
  sessions: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...nothing('id created_at last_seen_at reauthenticated_at expires_at idle_minutes'),
      ...numbers('user_id'),
      ...shred('token_hash'),
      ip: erase(''),
      user_agent: erase(''),
    },
  },
  known_devices: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...shred('device_hash'), ...nothing('last_seen_at') },
  },
  failed_sign_ins: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...nothing('id at kind'), ...numbers('user_id'), ip: erase('') },
  },
  tokens: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...nothing('id scopes created_at expires_at last_used_at revoked_at'),
      ...numbers('user_id'),
      ...shred('token_hash'),
      name: erase(dash),
    },
  },
  mail_links: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('user_id'),
      ...nothing('purpose expires_at used_at'),
      ...shred('token_hash'),
    },
  },
  // By the person alone: whose address it names besides may be a stranger's, and the row is another's for a day.
  email_changes: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('user_id asked_by_id'),
      ...nothing('expires_at confirmed_at undo_until undone_at withdrawn_at'),
      ...shred('token_hash undo_hash'),
      old_email: erase(dash),
      new_email: erase(dash),
      reason: erase(''),
    },
  },
  data_exports: {
    of: [person('user_id')],
    rows: 'delete',
    columns: {
      ...nothing('id status asked_at ready_at expires_at size'),
      ...numbers('user_id'),
      ...shred('file'),
    },
  },
  display_preferences: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...nothing('preferences') },
  },
  second_factors: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('user_id'), ...shred('secret last_step recovery_hashes') },
  },
  google_accounts: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...stamps, ...numbers('user_id'), subject: erase(dash), email: erase(dash) },
  },
} satisfies Record<string, Declaration>;
