import { type Actor, isProblem, type PayContract } from '@elenco/core';

/** What became of each try: done, or its refusal. */
export const codes = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.map((one) =>
    one.status === 'fulfilled' ? 'done' : isProblem(one.reason) ? one.reason.code : String(one.reason),
  );

/** Who came by the e-mail that asks for the acceptance. */
export const guestBy = (shareLinkId: number, pay: PayContract): Extract<Actor, { role: 'guest' }> => ({
  role: 'guest',
  shareLinkId,
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

/** More work for the client of a contract. */
export const additionTo = (title: string) => ({
  title: `${title}: extra`,
  scope: 'Um vídeo a mais.',
  rights: '',
  rounds: 1,
  startsOn: null,
  endsOn: '2026-12-30',
});
