import {
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

/** People who wrote to us, or wanted to hear from us, without an account. */
export const reach = {
  leads: {
    of: [person('email', { same: 'email' }), guest('email', { same: 'email' })],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...nothing('locale source consented_at'),
      name: erase(dash),
      email: erase(dash),
      company: erase(dash),
      phone: erase(null),
      message: erase(''),
    },
  },
  subscriber_links: {
    of: through('subscribers', 'subscriber_id'),
    rows: 'delete',
    columns: { ...stamps, ...numbers('subscriber_id'), ...nothing('purpose'), ...shred('token_hash') },
  },
  subscribers: {
    of: [person('email', { same: 'email' }), guest('email', { same: 'email' })],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...nothing('locale source asked_at confirmed_at'),
      email: erase(dash),
    },
  },
} satisfies Record<string, Declaration>;
