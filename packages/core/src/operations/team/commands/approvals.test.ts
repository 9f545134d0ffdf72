import { describe, expect, it } from 'vitest';
import { payAmounts } from '../../../finance';
import type { Actor } from '../../../people';
import {
  aContract,
  accepted,
  aPayContract,
  aUser,
  brandMember,
  brandOwner,
  ids,
  inserted,
  NOW,
  otherBrand,
  patchOf,
  refusedWith,
  type Store,
  summarize,
  theCreator,
} from '../../../testing';
import { approveRequest, askApproval, declineRequest, withdrawApprovalRequest } from './approvals';

const textHash = '0'.repeat(64);
const evidence = { ip: '192.0.2.10', userAgent: 'Mozilla/5.0' };
const member = aUser({ id: brandMember.userId, email: 'davi@aurora.example', companyRole: 'member' });
const stamps = { version: 1, createdAt: NOW, updatedAt: NOW };
const limit = {
  ...stamps,
  id: 1,
  companyId: ids.company,
  userId: member.id,
  grantedById: ids.brandUser,
  limitCents: 0,
  usedCents: 0,
  currency: 'BRL',
  untilOn: '2099-12-31',
};
const wanted = { contracts: [{ id: ids.contract, textHash }] };
const act = 'contracts.acceptAll' as const;
const asked = {
  ...stamps,
  id: 5,
  companyId: ids.company,
  userId: member.id,
  act,
  input: wanted,
  title: 'Sérum',
  amountCents: 400_000,
  currency: 'BRL',
  answer: null,
  answeredById: null,
  answeredAt: null,
  reason: '',
};
const waiting = aContract({ status: 'sent', textHash });
const store = (given: Store = {}): Store => ({
  users: [aUser(), member],
  contracts: [waiting],
  approval_limits: [limit],
  ...given,
});

describe('a member whose approval limit is too low', () => {
  const ask = { act, input: wanted };

  it('can send the command with its amount to the owners for approval', async () => {
    const { changes } = await accepted(askApproval, ask, { actor: brandMember, store: store() });
    expect(summarize(changes)).toEqual(['insert approval_requests', 'emit users.approvalAsked']);
    expect(inserted(changes, 'approval_requests')).toMatchObject({
      act,
      input: wanted,
      title: waiting.title,
      amountCents: waiting.totalCents,
      answer: null,
    });
  });

  it('cannot request approval twice, within the limit, or for a command that owners cannot run', async () => {
    const by = (given: Store) => ({ actor: brandMember, store: store(given) });
    expect(await refusedWith(askApproval, ask, by({ approval_requests: [asked] }))).toEqual([
      'already_asked',
    ]);
    expect(await refusedWith(askApproval, ask, by({ approval_limits: [] }))).toEqual(['approval_not_needed']);
    const mixed = [waiting, aContract({ ...waiting, id: 52, currency: 'USD' })];
    const both = { act, input: { contracts: mixed.map(({ id }) => ({ id, textHash })) } };
    expect(await refusedWith(askApproval, both, by({ contracts: mixed }))).toEqual(['different_currencies']);
  });
});

describe('asking for approval of other commands above the limit', () => {
  const pay = aPayContract({ status: 'sent', companyId: ids.company, textHash });
  const amendment = {
    contractId: ids.contract,
    kind: 'work',
    startsOn: '2099-01-01',
    endsOn: '2099-02-01',
    additionalCents: 90_000,
    description: 'Mais um vídeo.',
  };
  const active = { contracts: [aContract({ status: 'active' })] };

  it.each([
    [
      'pay-contracts.accept',
      { id: pay.id, textHash },
      { pay_contracts: [pay], 'pay-contracts': [pay] },
      payAmounts(pay).clientCents,
    ],
    ['amendments.request', amendment, active, amendment.additionalCents],
  ] as const)(
    'stores a request to run %s, and the approval carries the owner’s signature',
    async (act, input, rows, amountCents) => {
      const { changes } = await accepted(
        askApproval,
        { act, input },
        { actor: brandMember, store: store(rows) },
      );
      expect(summarize(changes)).toEqual(['insert approval_requests', 'emit users.approvalAsked']);
      const made = { id: asked.id, ...inserted(changes, 'approval_requests') };
      expect(made).toMatchObject({ act, input, amountCents });
      const given = store({ ...rows, approval_requests: [{ ...stamps, ...made }] });
      const done = await accepted(
        approveRequest,
        { id: made.id, ...evidence },
        { actor: brandOwner, store: given },
      );
      expect(summarize(done.changes)).toContain('emit users.approvalGiven');
      expect(summarize(done.changes)).toContain(
        act === 'amendments.request' ? 'insert amendments' : 'insert contracts',
      );
    },
  );
});

describe('an owner answering a request for approval', () => {
  const answer = { id: asked.id, ...evidence };
  const at = (given: Store = {}) => ({
    actor: brandOwner,
    store: store({ approval_requests: [asked], ...given }),
  });

  it('runs the command in the owner’s name, and notifies the member', async () => {
    const { changes } = await accepted(approveRequest, answer, at());
    expect(summarize(changes)).toEqual([
      'insert acceptances',
      `update contracts ${ids.contract}`,
      'emit contracts.accept_company',
      'update approval_requests 5',
      'emit users.approvalGiven',
    ]);
    expect(inserted(changes, 'acceptances')).toMatchObject({ userId: ids.brandUser, ...evidence });
  });

  it('is refused if the state has changed or the request was answered', async () => {
    const changed = { contracts: [{ ...waiting, status: 'cancelled' }] };
    expect(await refusedWith(approveRequest, answer, at(changed))).toEqual(['contract_not_waiting']);
    const over = { approval_requests: [{ ...asked, answer: 'declined' }] };
    expect(await refusedWith(approveRequest, answer, at(over))).toEqual(['request_answered']);
    expect(await refusedWith(declineRequest, { id: 5, comment: 'Caro.' }, at(over))).toEqual([
      'request_answered',
    ]);
  });

  it('approves at most the amount in the request', async () => {
    const dearer = { contracts: [{ ...waiting, totalCents: asked.amountCents + 1 }] };
    expect(await refusedWith(approveRequest, answer, at(dearer))).toEqual(['total_changed']);
  });

  it('declines with a reason that the member receives', async () => {
    const { changes } = await accepted(declineRequest, { id: 5, comment: 'Acima do orçamento.' }, at());
    expect(summarize(changes)).toEqual(['update approval_requests 5', 'emit users.approvalDeclined']);
    expect(patchOf(changes, 'approval_requests')).toMatchObject({
      answer: 'declined',
      answeredById: ids.brandUser,
      reason: 'Acima do orçamento.',
    });
  });

  it.each([
    ['a member', brandMember],
    ['the owner of another brand', otherBrand],
  ])('cannot be %s', async (_, actor) => {
    const of = { actor, store: at().store };
    await expect(accepted(approveRequest, answer, of)).rejects.toMatchObject({ code: 'not_found' });
    await expect(accepted(declineRequest, { id: 5, comment: 'Não.' }, of)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the withdrawal of a request for approval', () => {
  const at = (change: object = {}, actor: Actor = brandMember) => ({
    actor,
    store: store({ approval_requests: [{ ...asked, ...change }] }),
  });

  it('ends the request without running the command, and notifies the owners', async () => {
    const { changes } = await accepted(withdrawApprovalRequest, { id: asked.id }, at());
    expect(summarize(changes)).toEqual(['update approval_requests 5', 'emit users.approvalWithdrawn']);
    expect(patchOf(changes, 'approval_requests')).toEqual({
      answer: 'withdrawn',
      answeredById: member.id,
      answeredAt: NOW,
    });
    expect(changes.at(-1)).toMatchObject({ event: { rowId: ids.brandUser, data: { request: asked.id } } });
  });

  it('is refused after an answer', async () => {
    const late = (answer: string) => refusedWith(withdrawApprovalRequest, { id: asked.id }, at({ answer }));
    expect(await late('approved')).toEqual(['request_answered']);
    expect(await late('withdrawn')).toEqual(['request_withdrawn']);
  });

  it('prevents the owner from approving or declining the request', async () => {
    const withdrawn = at({ answer: 'withdrawn' }, brandOwner);
    expect(await refusedWith(approveRequest, { id: asked.id, ...evidence }, withdrawn)).toEqual([
      'request_withdrawn',
    ]);
    expect(await refusedWith(declineRequest, { id: asked.id, comment: 'Caro.' }, withdrawn)).toEqual([
      'request_withdrawn',
    ]);
  });

  it('allows the member to make the same request again', async () => {
    const again = { ...at({ answer: 'withdrawn' }), store: store({ approval_requests: [] }) };
    await accepted(askApproval, { act, input: wanted }, again);
  });

  it.each([
    ['the owner', brandOwner],
    ['another brand', otherBrand],
    ['a creator', theCreator],
  ])('is refused for %s', async (_, actor) => {
    await expect(accepted(withdrawApprovalRequest, { id: asked.id }, at({}, actor))).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
