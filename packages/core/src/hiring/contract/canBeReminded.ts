import { businessDate } from '@elenco/brazil';
import type { Deliverable } from './schema';

const creatorsTurn: readonly Deliverable['status'][] = ['planned', 'changes_requested', 'approved'];

/**
 * True if a creator can be reminded of a deliverable: it is the creator's turn, and no reminder was sent
 * today.
 */
export const canBeReminded = (
  { status, remindedAt }: Pick<Deliverable, 'status' | 'remindedAt'>,
  today: string,
): boolean => creatorsTurn.includes(status) && (remindedAt === null || businessDate(remindedAt) < today);
