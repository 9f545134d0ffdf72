import {
  company,
  type Declaration,
  dash,
  erase,
  guest,
  nothing,
  numbers,
  person,
  profile,
  shred,
  stamps,
  state,
  through,
} from './treatment';

/** What a profile shows of its channels and work, and who was invited. */
export const presence = {
  connection_tokens: {
    of: through('connections', 'connection_id'),
    rows: 'delete',
    columns: { ...stamps, ...numbers('connection_id'), ...shred('sealed'), ...nothing('expires_at') },
  },
  creator_activity: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: { ...numbers('creator_id'), ...nothing('active_on') },
  },
  channel_metrics: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('connection_id creator_id'),
      ...nothing('channel source measured_at sampled_posts'),
      handle: erase(dash),
      followers: erase(0),
      posts: erase(0),
      engagement_bp: erase(0),
    },
  },
  network_posts: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('connection_id creator_id'),
      ...nothing('taken_at read_at'),
      post_id: erase(dash),
      link: erase(dash),
      caption: erase(''),
      picture: erase(dash),
    },
  },
  connections: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...numbers('creator_id'),
      ...nothing('channel consented_at measured_at failing_since failure posts_since posts_asked_at'),
      account_id: erase(dash),
      app_user_id: erase(null),
      handle: erase(dash),
    },
  },
  invitation_links: {
    of: through('invitations', 'invitation_id'),
    rows: 'delete',
    columns: { ...stamps, ...numbers('invitation_id'), ...shred('token_hash') },
  },
  invitations: {
    of: [
      person('accepted_by_id'),
      person('email', { same: 'email' }),
      guest('email', { same: 'email' }),
      company('company_id'),
    ],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id invited_by_id accepted_by_id'),
      ...nothing('kind locale sent_at expires_at'),
      name: erase(dash),
      email: erase(dash),
    },
  },
  portfolio_projects: {
    of: [profile('creator_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('creator_id'),
      ...nothing('place'),
      title: erase(dash),
      description: erase(''),
      images: erase('{}'),
      link: erase(null),
    },
  },
} satisfies Record<string, Declaration>;
