import {
  company,
  type Declaration,
  dash,
  erase,
  nothing,
  numbers,
  shred,
  stamps,
  state,
  through,
} from './treatment';

/** Of a company, and gone with it. */
export const webhook = {
  webhook_deliveries: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...numbers('company_id webhook_id event_id row_id briefing_id'),
      ...nothing('state event happened_at subject attempts attempted_at next_attempt_at'),
      ...nothing('problem http_status took_ms'),
    },
  },
  webhook_secrets: {
    of: through('webhooks', 'webhook_id'),
    rows: 'delete',
    columns: { ...stamps, ...numbers('webhook_id'), ...nothing('ends_at'), ...shred('sealed') },
  },
  webhooks: {
    of: [company('company_id')],
    rows: 'delete',
    columns: {
      ...stamps,
      ...state,
      ...numbers('company_id'),
      ...nothing('events failing_since'),
      title: erase(dash),
      address: erase(dash),
    },
  },
} satisfies Record<string, Declaration>;
