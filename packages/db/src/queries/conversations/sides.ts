import { type Actor, type ConversationSide, lastSeqOf, refuseWhileImpersonating } from '@elenco/core';

export type Participant = Extract<Actor, { role: 'company' | 'creator' }>;

interface Side {
  readonly own: ConversationSide;
  /**
   * The actor's side of conversations: its column and value, and the column with the other side's last
   * sequence number.
   */
  readonly column: string;
  readonly id: number;
  readonly others: string;
}

/**
 * Returns the actor's side. @throws Problem `not_allowed` with `not_while_impersonating`, like the rule of
 * conversations
 */
export function sideOf(actor: Participant): Side {
  refuseWhileImpersonating(actor);
  return actor.role === 'company'
    ? { own: 'company', column: 'company_id', id: actor.companyId, others: snake(lastSeqOf.creator) }
    : { own: 'creator', column: 'creator_id', id: actor.creatorId, others: snake(lastSeqOf.company) };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
