import { nobody, type Rule, staff, systemOnly } from '../../people';
import type { Receipt } from './schema';

const finance: Rule<Receipt> = staff('finance');

export const receiptAccess = {
  read: finance,
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    match: finance,
    matchPart: finance,
    assign: finance,
    contest: finance,
    keep: finance,
    unmatch: finance,
    free: systemOnly,
    release: finance,
  },
} as const;

/** Not a move: preparing the way back changes no state, but names the first of the two people. */
export const prepareReturnRule = finance;
