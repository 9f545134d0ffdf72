import type { Proposal } from '../proposal';
import type { ConversationSide, Message } from './conversation';

/** So long a message may be changed or taken back by whoever wrote it. */
export const CHANGEABLE_MINUTES = 10;

/** Whether new messages are taken: not once the proposal came to nothing. What was said stays readable. */
export const takesMessages = ({ status }: Pick<Proposal, 'status'>): boolean =>
  status !== 'declined' && status !== 'rejected' && status !== 'not_selected';

/** Whether a message can still be changed. `now` is an ISO instant, UTC. */
export const isChangeable = (
  { createdAt, deletedAt }: Pick<Message, 'createdAt' | 'deletedAt'>,
  now: string,
): boolean => deletedAt === null && Date.parse(now) - Date.parse(createdAt) < CHANGEABLE_MINUTES * 60_000;

/** The column that says how far the other side has written. */
export const lastSeqOf = { company: 'lastCompanySeq', creator: 'lastCreatorSeq' } as const satisfies Record<
  ConversationSide,
  string
>;
