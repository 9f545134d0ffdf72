import { type Audience, type Notice, noticesFor } from '@elenco/core/operations';
import type { FlowingName } from '../resources';

/** Fields of a record that contain its project and purpose. */
interface About {
  readonly id: number;
  readonly briefingId?: number | null;
  readonly purpose?: string;
}

interface Notified {
  readonly byMail: readonly Audience[];
  /** Parties that are notified on their pages only, without e-mail. */
  readonly onPage: readonly Audience[];
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
  return { byMail: of(true), onPage: of(false) };
}
