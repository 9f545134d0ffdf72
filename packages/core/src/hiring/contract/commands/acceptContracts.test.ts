import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aContract,
  brandMember,
  brandOwner,
  changesOf,
  decideOn,
  NOW,
  refusals,
  summarize,
} from '../../../testing';
import { type Approval, unlimited } from '../../approval';
import type { Contract } from '../schema';
import { acceptContracts } from './acceptContracts';

const textHash = '0'.repeat(64);
const sent = (id: number, given: Partial<Contract> = {}) =>
  aContract({ id, status: 'sent', textHash, totalCents: 40_000, ...given });
const decide = (rows: Contract[], actor: Actor = brandOwner, approval: Approval = unlimited) =>
  decideOn(acceptContracts, {
    rows: { rows, approval },
    input: {
      contracts: rows.map(({ id }) => ({ id, textHash })),
      ip: '192.0.2.10',
      userAgent: 'Mozilla/5.0',
    },
    actor,
  });
const limitOf = (limitCents: number): Approval => ({
  limits: [
    {
      id: 1,
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
      companyId: 11,
      userId: brandMember.userId,
      grantedById: brandOwner.userId,
      limitCents,
      usedCents: limitCents,
      currency: 'BRL',
      untilOn: '2099-12-31',
    },
  ],
  owners: [],
});

describe('a brand accepting several contracts', () => {
  it('stores evidence for each contract, and activates those that the creator has accepted', () => {
    const changes = changesOf(decide([sent(51), sent(52, { creatorAcceptedAt: NOW })]));
    expect(summarize(changes)).toEqual([
      'insert acceptances',
      'update contracts 51',
      'emit contracts.accept_company',
      'insert acceptances',
      'move contracts 52 activate',
    ]);
  });

  it('leaves out contracts that cannot be accepted and returns the reasons', () => {
    const rows = [
      sent(51),
      sent(52, { companyAcceptedAt: NOW }),
      sent(53, { status: 'cancelled' }),
      sent(54, { textHash: 'f'.repeat(64) }),
    ];
    const decision = decide(rows);
    expect(summarize(changesOf(decision))).toHaveLength(3);
    expect('reply' in decision && decision.reply).toEqual({
      accepted: [51],
      leftOut: [
        { id: 52, code: 'already_accepted' },
        { id: 53, code: 'contract_not_waiting' },
        { id: 54, code: 'text_changed' },
      ],
    });
  });

  it('accepts no contract if their total exceeds the member’s limit', () => {
    const rows = [sent(51), sent(52)];
    expect(refusals(decide(rows, brandMember, limitOf(79_999)))).toEqual(['approval_too_much']);
    expect(summarize(changesOf(decide(rows, brandMember, limitOf(80_000))))).toHaveLength(6);
  });

  it('compares only the accepted contracts with the limit', () => {
    const rows = [sent(51), sent(52, { companyAcceptedAt: NOW })];
    expect(summarize(changesOf(decide(rows, brandMember, limitOf(40_000))))).toHaveLength(3);
  });

  it('is refused for contracts in different currencies', () => {
    expect(refusals(decide([sent(51), sent(52, { currency: 'USD' })]))).toEqual(['different_currencies']);
  });

  it('exempts contracts that an owner has approved from the member’s limit', () => {
    const rows = [sent(51), sent(52), sent(53)];
    const approved = (limitCents: number, ...approvedIds: number[]) => ({
      ...limitOf(limitCents),
      approvedIds,
    });
    expect(summarize(changesOf(decide(rows, brandMember, approved(40_000, 51, 52))))).toHaveLength(9);
    expect(refusals(decide(rows, brandMember, approved(79_999, 51)))).toEqual(['approval_too_much']);
  });
});
