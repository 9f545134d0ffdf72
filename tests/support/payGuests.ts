import {
  type Actor,
  isProblem,
  type PayContract,
  payAmounts,
  type payParts,
  savePay,
  sendPay,
} from '@elenco/core';
import type { Database } from '@elenco/db';
import type { z } from 'zod';

/** Returns the result of each attempt: `done`, or the code with which the attempt was refused. */
export const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) =>
    one.status === 'fulfilled' ? 'done' : isProblem(one.reason) ? one.reason.code : String(one.reason),
  );

/** Returns a guest who opened the link in the confirmation e-mail. */
export const guestBy = (shareLinkId: number, pay: PayContract): Extract<Actor, { role: 'guest' }> => ({
  role: 'guest',
  shareLinkId,
  issuedById: 0,
  name: 'Dora',
  companyId: pay.companyId!,
  payContractId: pay.id,
  briefingId: null,
  contractId: null,
  listId: null,
  reportId: null,
  withNotes: false,
  creatorIds: [],
  actions: ['pay-confirm'],
});

/** Returns the input for an addition to a contract. */
export const additionTo = (title: string) => ({
  title: `${title}: extra`,
  scope: 'Um vídeo a mais.',
  rights: '',
  rounds: 1,
  startsOn: null,
  endsOn: '2026-12-30',
});

/**
 * Sends an addition of R$ 500 to a signed contract.
 * @returns id of the addition
 */
export async function sendAdditionTo(
  database: Database,
  moment: { readonly actor: Actor; readonly now: string },
  signed: PayContract,
  feePayer: PayContract['feePayer'] = 'creator',
): Promise<number> {
  const write = (input: z.input<typeof savePay.input>) => database.perform(savePay, input, moment);
  const { id } = await write({ id: null, amendsId: signed.id, part: additionTo(signed.title) });
  const lines = [{ label: 'Vídeo extra', quantity: 1, amountCents: 50_000 }];
  const { clientCents } = payAmounts({ ...signed, lines, feePayer });
  const price: z.input<typeof payParts.proposal> = {
    lines,
    currency: 'BRL',
    feePayer,
    schedule: [{ amountCents: clientCents, dueOn: '2026-12-28' }],
    fineBp: 200,
    interestBp: 100,
    cancelBp: 0,
    message: '',
    validUntil: null,
  };
  await write({ id, part: price });
  await database.perform(sendPay, { id, ip: '192.0.2.9', userAgent: 'x' }, moment);
  return id;
}
