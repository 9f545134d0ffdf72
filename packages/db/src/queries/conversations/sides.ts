import { type Actor, type ConversationSide, lastSeqOf, refuseWhileImpersonating } from '@elenco/core';

export type Participant = Extract<Actor, { role: 'company' | 'creator' }>;

interface Side {
  readonly own: ConversationSide;
  /** Column of conversations that contains the id of the actor's side. */
  readonly column: string;
  readonly id: number;
  /** Column of conversations that contains the other side's last sequence number. */
  readonly others: string;
}

/**
 * Returns the side of conversations to which the actor belongs.
 * @throws Problem `not_allowed` with `not_while_impersonating`, like the access rule of conversations
 */
export function sideOf(actor: Participant): Side {
  refuseWhileImpersonating(actor);
  return actor.role === 'company'
    ? { own: 'company', column: 'company_id', id: actor.companyId, others: snake(lastSeqOf.creator) }
    : { own: 'creator', column: 'creator_id', id: actor.creatorId, others: snake(lastSeqOf.company) };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
