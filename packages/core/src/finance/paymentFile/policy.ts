import { nobody, type Rule, staff, systemOnly } from '../../people';
import type { PaymentAnswer, PaymentFile } from './schema';

const never = { create: nobody, update: nobody, remove: nobody } as const;

/** Who makes payment files, takes them to the bank and reads its answers. */
export const paymentFileRule: Rule<PaymentFile> = staff('finance');

export const paymentFileAccess = { ...never, read: paymentFileRule, moves: {} } as const;

const finance: Rule<PaymentAnswer> = staff('finance');

export const paymentAnswerAccess = {
  ...never,
  read: finance,
  moves: { apply: systemOnly, close: finance },
} as const;
