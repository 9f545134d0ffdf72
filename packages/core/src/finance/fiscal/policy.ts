import { anyOf } from '../../kit';
import { type Actor, nobody, ofCompany, ofCreator, staff, systemOnly } from '../../people';
import type { FeeInvoice } from './schema';

const finance = staff('finance');

export const feeInvoiceAccess = {
  read: anyOf<Actor, FeeInvoice>(ofCompany, ofCreator, staff('finance', 'support'), systemOnly),
  create: nobody,
  update: nobody,
  remove: nobody,
  moves: {
    send: systemOnly,
    authorise: systemOnly,
    reject: systemOnly,
    lose: systemOnly,
    resend: finance,
    record: finance,
    cancel: finance,
    askCancel: finance,
    confirmCancel: systemOnly,
    refuseCancel: systemOnly,
  },
} as const;
