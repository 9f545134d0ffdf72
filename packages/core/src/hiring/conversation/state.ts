import type { Proposal } from '../proposal';
import type { ConversationSide, Message } from './conversation';

/** Minutes in which the author may edit or delete a message. */
export const CHANGEABLE_MINUTES = 10;

/**
 * True if a conversation accepts new messages. It stops accepting them when the proposal fails; old messages
 * remain readable.
 */
export const acceptsMessages = ({ status }: Pick<Proposal, 'status'>): boolean =>
  status !== 'declined' && status !== 'rejected' && status !== 'not_selected';

/** True if a message can still be edited or deleted. `now` is an ISO 8601 time in UTC. */
export const isChangeable = (
  { createdAt, deletedAt }: Pick<Message, 'createdAt' | 'deletedAt'>,
  now: string,
): boolean => deletedAt === null && Date.parse(now) - Date.parse(createdAt) < CHANGEABLE_MINUTES * 60_000;

/** Column that stores each side's last sequence number. */
export const lastSeqOf = { company: 'lastCompanySeq', creator: 'lastCreatorSeq' } as const satisfies Record<
  ConversationSide,
  string
>;
