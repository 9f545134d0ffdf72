import { dash, erase } from '../../people';
import { audit } from '../../platform';
import {
  company,
  creator,
  type Declaration,
  guest,
  keepRows,
  nothing,
  numbers,
  person,
  shred,
  stamps,
  through,
} from './rows';

/** History, notifications and internal data, in the order of execution (`declarations`). */
export const trails = {
  history: {
    of: [person('actor_id'), creator('creator_id'), company('company_id')],
    rows: 'keep',
    columns: {
      ...nothing('id move from_state to_state at resource'),
      ...numbers('row_id actor_id company_id creator_id briefing_id'),
      // The row of a move is kept; only its actor and comment can be erased (decision 017).
      actor_name: erase('', 'person'),
      comment: erase(''),
    },
  },
  ...keepRows(audit, [person('actorId'), person('impersonatorId')], nothing('chain position prev_hash hash')),
  audit_heads: { of: [], rows: 'keep', columns: nothing('chain position hash') },
  // Declared before events, through which these rows are found.
  notifications: {
    of: [person('user_id'), ...through('events', 'event_id')],
    rows: 'delete',
    columns: {
      ...nothing('id kind created_at read_at'),
      ...numbers('user_id event_id'),
      params: erase('{}'),
      link: erase(''),
    },
  },
  notice_preferences: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...nothing('preferences') },
  },
  digest_items: {
    of: [person('user_id'), ...through('events', 'event_id')],
    rows: 'delete',
    columns: {
      ...numbers('user_id event_id'),
      ...nothing('frequency kind'),
      params: erase('{}'),
      link: erase(''),
    },
  },
  feed: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...nothing('seq topic place at'), ...numbers('user_id briefing_id company_id creator_id') },
  },
  feed_heads: {
    of: [person('user_id')],
    rows: 'delete',
    columns: { ...numbers('user_id'), ...nothing('last_seq') },
  },
  mails: {
    of: [
      person('user_id'),
      person('to_address', { same: 'email' }),
      guest('to_address', { same: 'email' }),
      company('to_address', { same: 'responsible_email' }),
      ...through('events', 'event_id'),
    ],
    rows: 'delete',
    columns: {
      ...nothing('id locale created_at sent_at refused_at secret'),
      ...numbers('event_id user_id resent_of'),
      resend_reason: erase(null),
      to_address: erase(dash),
      subject: erase(dash),
      text_body: erase(''),
      html_body: erase(''),
      stop_link: erase(null),
      refusal: erase(null),
    },
  },
  events: {
    of: [
      person('actor_id'),
      person('row_id', { where: { resource: 'users' } }),
      creator('creator_id'),
      creator('row_id', { where: { resource: 'creators' } }),
      company('company_id'),
      company('row_id', { where: { resource: 'companies' } }),
      guest('row_id', { where: { resource: 'privacy-requests' } }),
    ],
    rows: 'keep',
    columns: {
      ...nothing('id kind resource at delivered_at'),
      ...numbers('row_id company_id creator_id briefing_id actor_id'),
      data: erase('{}'),
    },
  },
  idempotency: {
    of: [person('scope', { begins: true })],
    rows: 'delete',
    columns: { ...nothing('id at'), ...numbers('scope'), ...shred('key request_hash'), reply: erase(null) },
  },
  // Counts of attempts, under hashes, kept for two days.
  counters: { of: [], rows: 'keep', columns: nothing('key window_start count') },
  // Visits by day and kind of page, without personal data.
  visit_counts: { of: [], rows: 'keep', columns: { ...stamps, ...nothing('day page source visits') } },
  // Jobs of the last days, whose payloads contain only numbers.
  done_jobs: {
    of: [],
    rows: 'keep',
    columns: {
      ...nothing('id task run_at queued_at started_at ended_at attempts max_attempts'),
      ...numbers('job_id payload'),
    },
  },
  guesses: { of: [], rows: 'keep', columns: nothing('key wrong waits_until') },
  // Dates until which data of erased subjects is kept, with an id that identifies no person.
  retentions: { of: [], rows: 'keep', columns: { ...nothing('subject basis due_at'), ...numbers('row_id') } },
  migrations: { of: [], rows: 'keep', columns: nothing('id name executed_at') },
  repeatables: { of: [], rows: 'keep', columns: nothing('name hash') },
} satisfies Record<string, Declaration>;
