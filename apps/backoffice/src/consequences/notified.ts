import { type Audience, type Notice, noticesFor } from '@elenco/core/operations';
import type { FlowingName } from '../resources';

/** Fields that say which project and which purpose a record has. */
interface About {
  readonly id: number;
  readonly briefingId?: number | null;
  readonly purpose?: string;
}

interface Notified {
  readonly byMail: readonly Audience[];
  /** Notified on their pages only. */
  readonly onPage: readonly Audience[];
}

/** Subscriptions have their own notices. */
const isSent = ({ audience, subscriptionsToo }: Notice, { purpose }: About) =>
  audience !== 'company' || purpose !== 'subscription' || subscriptionsToo === true;

/** Returns who is notified of a move, by the rules that the worker sends by. */
export function notifiedOf(resource: FlowingName, move: string, record: About): Notified {
  const briefingId = resource === 'briefings' ? record.id : record.briefingId;
  const notices = noticesFor({
    kind: `${resource}.${move}`,
    rowId: record.id,
    ...(briefingId === undefined ? {} : { briefingId }),
  }).filter((notice) => isSent(notice, record));
  const of = (mail: boolean) =>
    notices.filter((notice) => notice.mail === mail).map(({ audience }) => audience);
  return { byMail: of(true), onPage: of(false) };
}
