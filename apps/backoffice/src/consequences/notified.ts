import { type Audience, type Notice, noticesFor } from '@elenco/core/operations';
import type { ResourceWithFlow } from '../resources';

/**
 * User events that each move emits, each with the field that contains the notified user. For privacy requests
 * without an account, a separate event contains the e-mail address.
 */
const userEventsByMove: { readonly [move: string]: { readonly [kind: string]: keyof About } } = {
  'message-reports.uphold': { 'users.reportUpheld': 'reporterId', 'users.messageHidden': 'authorId' },
  'message-reports.dismiss': { 'users.reportDismissed': 'reporterId' },
  'board-reports.uphold': { 'users.boardReportUpheld': 'reporterId' },
  'board-reports.dismiss': { 'users.boardReportDismissed': 'reporterId' },
  'privacy-requests.answer': { 'users.privacyAnswered': 'userId', 'privacy-requests.answered': 'email' },
  'privacy-requests.refuse': { 'users.privacyRefused': 'userId', 'privacy-requests.declined': 'email' },
  'privacy-requests.schedule': { 'users.erasureSet': 'userId' },
};

/** Fields of a record that determine which parties are notified. */
interface About {
  readonly id: number;
  readonly briefingId?: number | null;
  readonly purpose?: string;
  readonly reporterId?: number;
  readonly authorId?: number;
  readonly userId?: number | null;
  readonly email?: string | null;
}

interface Notified {
  readonly byMail: readonly Audience[];
  /** Parties that are notified only on their pages, not by e-mail. */
  readonly onPage: readonly Audience[];
  /** User ids, or an e-mail address without an account, that are notified by e-mail. */
  readonly users: readonly (number | string)[];
}

/**
 * Returns whether a notice is sent about a record. Subscriptions have no creator, and most have their own
 * notices.
 */
const isSent = ({ audience, subscriptionsToo }: Notice, { purpose }: About) => {
  if (purpose !== 'subscription') return true;
  return audience === 'creator' ? false : audience !== 'company' || subscriptionsToo === true;
};

/** Returns the parties that are notified of a move, by the same rules that the worker uses for sending. */
export function notifiedOf(resource: ResourceWithFlow, move: string, record: About): Notified {
  const briefingId = resource === 'briefings' ? record.id : record.briefingId;
  const notices = noticesFor({
    kind: `${resource}.${move}`,
    rowId: record.id,
    ...(briefingId === undefined ? {} : { briefingId }),
  }).filter((notice) => isSent(notice, record));
  const of = (mail: boolean) =>
    notices.filter((notice) => notice.mail === mail).map(({ audience }) => audience);
  const users = Object.entries(userEventsByMove[`${resource}.${move}`] ?? {}).flatMap(([kind, field]) => {
    const to = record[field];
    return to && noticesFor({ kind, rowId: record.id }).some(({ mail }) => mail) ? [to] : [];
  });
  return { byMail: of(true), onPage: of(false), users };
}
