import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aCompany,
  aCreator,
  accepted,
  anInstalment,
  aPayContract,
  aPayout,
  aShareLink,
  brandOwner,
  type Case,
  ids,
  NOW,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  summarize,
  systemActor,
  theCreator,
  theGuest,
} from '../../testing';
import { commentOnPay, talkSide } from '../pay';
import { approveSilently, deliverInstalment, remindClient, requestInstalmentChanges } from './commands';

const delivery = {
  side: 'creator',
  name: 'Cecília',
  text: 'Pronto',
  link: null,
  file: null,
  at: NOW,
} as const;
const change = { ...delivery, side: 'company', text: 'Mais claro' } as const;
const pay = aPayContract({ status: 'active', rounds: 1 });
const part = anInstalment({ payContractId: pay.id, chargeId: ids.charge as number });
const storeOf = (
  given: Parameters<typeof anInstalment>[0] = {},
  more: Case['store'] = {},
  of: Parameters<typeof aPayContract>[0] = {},
): Case['store'] => ({
  'pay-contracts': [{ ...pay, ...of }],
  instalments: [{ ...part, ...given }],
  charges: [aCharge({ status: 'paid', purpose: 'pay' })],
  payouts: [aPayout({ createdAt: '2026-11-10T12:00:00.000Z' })],
  companies: [aCompany({ id: pay.companyId as number, membership: 'outside' })],
  creators: [aCreator()],
  'share-links': [aShareLink({ payContractId: pay.id, createdById: 7 })],
  settlements: [],
  ...more,
});
const guest = { ...theGuest, payContractId: pay.id, actions: ['pay'] } as const;
const given = { id: part.id, text: '', link: 'https://pasta.example/v1' };
const asked = { id: part.id, text: 'Mais claro' };

describe('delivering the work of an instalment', () => {
  it('e-mails a client without an account and withdraws an announced approval', async () => {
    const store = storeOf({ work: [delivery, change], approvesOn: '2026-11-23' });
    const { changes } = await accepted(deliverInstalment, given, { actor: theCreator, store });
    expect(summarize(changes)).toEqual([
      `update instalments ${part.id}`,
      'emit instalments.deliver',
      'insert share-links',
      'emit share-links.payDelivered',
    ]);
    expect(patchOf(changes, 'instalments')).toMatchObject({
      work: [delivery, change, { side: 'creator', link: given.link, at: NOW }],
      approvesOn: null,
    });
  });

  it.each([
    ['paid', undefined],
    ['open', 'unpaid'],
  ] as const)(
    'asks for payment in the e-mail if the instalment is unpaid: charge %s, e-mail variant %s',
    async (status, context) => {
      const store = storeOf({}, { charges: [aCharge({ status, purpose: 'pay' })] });
      const { changes } = await accepted(deliverInstalment, given, { actor: theCreator, store });
      const emitted = changes.flatMap((one) => (one.do === 'emit' ? [one.event.data?.context] : []));
      expect(emitted).toEqual([context, context]);
    },
  );

  it('stores the delivered file’s name', async () => {
    const input = { ...given, link: null, fileId: 95 };
    const atStore = (creatorId: number) => {
      const file = { id: 95, name: 'corte.mp4', ownerId: 1, companyId: null, creatorId };
      return { actor: theCreator, store: storeOf({}, { files: [file] }) };
    };
    const { changes } = await accepted(deliverInstalment, input, atStore(part.creatorId));
    expect(patchOf(changes, 'instalments')).toMatchObject({
      work: [{ file: { id: 95, name: 'corte.mp4' } }],
    });
    const foreign = atStore(part.creatorId + 1);
    expect(await refusedWith(deliverInstalment, input, foreign)).toEqual(['unknown_file /fileId']);
  });

  it.each([
    ['an empty delivery', { ...given, link: null }, {}, theCreator, 'delivery_empty /link'],
    ['work that is already approved', given, { approvedAt: NOW }, theCreator, 'move_not_possible'],
    ['another creator’s work', given, {}, otherCreator, 'not_found'],
    ['the client as the actor', given, {}, brandOwner, 'not_found'],
  ] as const)('is refused for %s', async (_what, input, row, actor, code) => {
    expect(await refusedWith(deliverInstalment, input, { actor, store: storeOf(row) })).toEqual([code]);
  });

  it('refuses a delivery for a contract that has ended', async () => {
    const at = { actor: theCreator, store: storeOf({}, {}, { status: 'ended' }) };
    expect(await refusedWith(deliverInstalment, given, at)).toEqual(['contract_not_in_force']);
  });
});

describe('a request for a change to a delivery', () => {
  it.each([
    ['a client with an account', brandOwner],
    ['a client with a link from an e-mail', guest],
  ])('can be made by %s', async (_who, actor) => {
    const { changes } = await accepted(requestInstalmentChanges, asked, {
      actor,
      store: storeOf({ work: [delivery] }),
    });
    expect(summarize(changes)).toEqual([`update instalments ${part.id}`, 'emit instalments.requestChanges']);
  });

  it.each([
    ['before a delivery', [], brandOwner, 'move_not_possible'],
    ['twice for the same delivery', [delivery, change], brandOwner, 'move_not_possible'],
    [
      'after all rounds that the price includes',
      [delivery, change, delivery],
      brandOwner,
      'change_rounds_used',
    ],
    ['by the creator', [delivery], theCreator, 'not_found'],
    ['by another company', [delivery], otherBrand, 'not_found'],
  ] as const)('is refused %s', async (_when, work, actor, code) => {
    const store = storeOf({ work: [...work] });
    expect(await refusedWith(requestInstalmentChanges, asked, { actor, store })).toEqual([code]);
  });
});

describe('a reminder of the client’s next step', () => {
  const waiting = storeOf({ work: [delivery] });
  const at = (store: Case['store'], actor: Case['actor'] = theCreator) => ({ actor, store });

  it('is sent to the client in one e-mail', async () => {
    const { changes } = await accepted(remindClient, { id: pay.id }, at(waiting));
    expect(summarize(changes)).toEqual([
      `update pay-contracts ${pay.id}`,
      'emit pay-contracts.remind',
      'insert share-links',
      'emit share-links.payReminder',
    ]);
  });

  it('states the amount and due date of the step instead of the contract’s total', async () => {
    const owed = storeOf(
      { payoutId: null, dueOn: '2026-12-03' },
      { charges: [aCharge({ status: 'open', purpose: 'pay', keptCents: 10_000 })] },
    );
    const { changes } = await accepted(remindClient, { id: pay.id }, at(owed));
    const data = changes.flatMap((one) => (one.do === 'emit' ? [one.event.data ?? {}] : []));
    const { amountCents } = aCharge();
    for (const one of data) {
      expect(one).toMatchObject({ context: 'pay', amountCents: amountCents - 10_000, dueOn: '2026-12-03' });
    }
    expect(data).toHaveLength(2);
  });

  it.each([
    [
      'a second time on the same day',
      storeOf({ work: [delivery] }, {}, { remindedAt: NOW }),
      'reminded_today',
    ],
    ['while the creator has to deliver', storeOf(), 'client_not_awaited'],
    ['once the contract has ended', storeOf({}, {}, { status: 'ended' }), 'client_not_awaited'],
  ])('is refused %s', async (_when, store, code) => {
    expect(await refusedWith(remindClient, { id: pay.id }, at(store))).toEqual([code]);
  });

  it('is refused for other creators, the client and guests', async () => {
    for (const actor of [otherCreator, brandOwner, guest]) {
      expect(await refusedWith(remindClient, { id: pay.id }, at(waiting, actor))).toEqual(['not_found']);
    }
  });
});

describe('a client who does not answer a delivery', () => {
  const run = async (store: Case['store'], now: string) =>
    summarize((await accepted(approveSilently, {}, { actor: systemActor, store, now })).changes);
  /** Delivered on 17 November. Five bank days later is 25 November, because 20 November is a holiday. */
  const old = { ...delivery, at: '2026-11-17T12:00:00.000Z' };
  const announced = [
    `update instalments ${part.id}`,
    'emit instalments.announceApproval',
    'insert share-links',
    'emit share-links.payApprovalAnnounced',
  ];

  it('is notified the day before the delivery counts as approved', async () => {
    expect(await run(storeOf({ work: [old] }), '2026-11-19T12:00:00.000Z')).toEqual([]);
    expect(await run(storeOf({ work: [old] }), '2026-11-24T12:00:00.000Z')).toEqual(announced);
    const known = storeOf({ work: [old], approvesOn: '2026-11-25' });
    expect(await run(known, '2026-11-24T12:00:00.000Z')).toEqual([]);
    expect(await run(known, '2026-11-25T12:00:00.000Z')).toEqual([
      `update instalments ${part.id}`,
      'emit instalments.approveSilently',
      'insert share-links',
      'emit share-links.payApproved',
    ]);
  });

  it('has the full period to answer from the payment if it is later than the delivery', async () => {
    const payouts = [aPayout({ createdAt: '2026-11-23T12:00:00.000Z' })];
    expect(await run(storeOf({ work: [old] }, { payouts }), '2026-11-25T12:00:00.000Z')).toEqual([]);
  });

  it('has the full period to answer again once the creator answers the client’s question', async () => {
    const asked = {
      side: talkSide.enum.client,
      name: 'Dora',
      text: 'Qual música?',
      at: '2026-11-24T13:00:00.000Z',
    } as const;
    const answered = { ...asked, side: 'creator', at: '2026-11-24T14:00:00.000Z' } as const;
    const asks = storeOf({ work: [old] }, {}, { talk: [asked] });
    expect(await run(asks, '2026-12-15T12:00:00.000Z')).toEqual([]);
    const after = storeOf({ work: [old] }, {}, { talk: [asked, answered] });
    expect(await run(after, '2026-11-27T12:00:00.000Z')).toEqual([]);
    expect(await run(after, '2026-11-30T12:00:00.000Z')).toEqual(announced);
  });

  it('withdraws the announced approval by asking a question', async () => {
    const store = storeOf({ work: [old], approvesOn: '2026-11-25' });
    const ask = async (actor: Case['actor']) =>
      summarize(
        (await accepted(commentOnPay, { id: pay.id, text: 'Qual música?' }, { actor, store })).changes,
      );
    const withdrawn = `update instalments ${part.id}`;
    expect(await ask(guest)).toContain(withdrawn);
    expect(await ask(theCreator)).not.toContain(withdrawn);
  });

  it.each([
    ['nothing was delivered', storeOf()],
    ['a change was requested', storeOf({ work: [old, change] })],
    [
      'the client has not paid the instalment',
      storeOf({ work: [old] }, { charges: [aCharge({ purpose: 'pay' })] }),
    ],
    ['the contract has no silent approval', storeOf({ work: [old] }, {}, { silenceDays: 0 })],
    ['the contract has ended', storeOf({ work: [old] }, {}, { status: 'ended' })],
  ])('approves nothing if %s', async (_why, store) => {
    expect(await run(store, '2026-12-15T12:00:00.000Z')).toEqual([]);
  });
});
