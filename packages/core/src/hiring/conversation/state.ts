import type { Proposal } from '../proposal';
import type { ConversationSide, Message } from './conversation';

/** Minutes in which the author may edit or delete a message. */
export const CHANGEABLE_MINUTES = 10;

/** True if new messages are accepted: not after the proposal failed. Old messages stay readable. */
export const takesMessages = ({ status }: Pick<Proposal, 'status'>): boolean =>
  status !== 'declined' && status !== 'rejected' && status !== 'not_selected';

/** True if a message can still be edited. `now` is an ISO 8601 time, UTC. */
export const isChangeable = (
  { createdAt, deletedAt }: Pick<Message, 'createdAt' | 'deletedAt'>,
  now: string,
): boolean => deletedAt === null && Date.parse(now) - Date.parse(createdAt) < CHANGEABLE_MINUTES * 60_000;

/** Column with the last sequence number of each side. */
export const lastSeqOf = { company: 'lastCompanySeq', creator: 'lastCreatorSeq' } as const satisfies Record<
  ConversationSide,
  string
>;
