import { type Audience, type Notice, noticesFor } from '@elenco/core/operations';
import type { FlowingName } from '../resources';

/**
 * Events of accounts that a move emits, each with the field of the user who is notified. Requests without an
 * account have an event of their own.
 */
const ofAccounts: { readonly [move: string]: { readonly [kind: string]: keyof About } } = {
  'message-reports.uphold': { 'users.reportUpheld': 'reporterId', 'users.messageHidden': 'authorId' },
  'message-reports.dismiss': { 'users.reportDismissed': 'reporterId' },
  'board-reports.uphold': { 'users.boardReportUpheld': 'reporterId' },
  'board-reports.dismiss': { 'users.boardReportDismissed': 'reporterId' },
  'privacy-requests.answer': { 'users.privacyAnswered': 'userId', 'privacy-requests.answered': 'email' },
  'privacy-requests.refuse': { 'users.privacyRefused': 'userId', 'privacy-requests.declined': 'email' },
  'privacy-requests.schedule': { 'users.erasureSet': 'userId' },
};

/** Fields of a record that contain its project and purpose. */
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
  /** Parties that are notified on their pages only, without e-mail. */
  readonly onPage: readonly Audience[];
  /** Numbers of users, or an e-mail address without an account, that are notified by e-mail. */
  readonly users: readonly (number | string)[];
}

/** Subscriptions have their own notices, and no creator. */
const isSent = ({ audience, subscriptionsToo }: Notice, { purpose }: About) => {
  if (purpose !== 'subscription') return true;
  return audience === 'creator' ? false : audience !== 'company' || subscriptionsToo === true;
};

/** Returns who is notified of a move, by the rules with which the worker sends. */
export function notifiedOf(resource: FlowingName, move: string, record: About): Notified {
  const briefingId = resource === 'briefings' ? record.id : record.briefingId;
  const notices = noticesFor({
    kind: `${resource}.${move}`,
    rowId: record.id,
    ...(briefingId === undefined ? {} : { briefingId }),
  }).filter((notice) => isSent(notice, record));
  const of = (mail: boolean) =>
    notices.filter((notice) => notice.mail === mail).map(({ audience }) => audience);
  const users = Object.entries(ofAccounts[`${resource}.${move}`] ?? {}).flatMap(([kind, field]) => {
    const to = record[field];
    return to && noticesFor({ kind, rowId: record.id }).some(({ mail }) => mail) ? [to] : [];
  });
  return { byMail: of(true), onPage: of(false), users };
}
