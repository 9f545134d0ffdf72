import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aContract,
  brandOwner,
  changesOf,
  curator,
  decideOn,
  ids,
  inserted,
  NOW,
  patchOf,
  refusals,
  summarize,
  theCreator,
} from '../../../testing';
import { unlimited } from '../../approval';
import type { Contract } from '../schema';
import { acceptContract } from './contracts';

const textHash = '0'.repeat(64);
const decide = (actor: Actor, given: Partial<Contract> = {}, hash = textHash) =>
  decideOn(acceptContract, {
    rows: { contract: aContract({ status: 'sent', ...given }), approval: unlimited },
    input: { id: ids.contract, textHash: hash, ip: '192.0.2.10', userAgent: 'Mozilla/5.0' },
    actor,
  });

describe('the acceptance of a contract by a party', () => {
  it('stores the evidence and notifies the other party if that party has not accepted yet', () => {
    const changes = changesOf(decide(brandOwner));
    expect(summarize(changes)).toEqual([
      'insert acceptances',
      'update contracts 51',
      'emit contracts.accept_company',
    ]);
    expect(patchOf(changes, 'contracts')).toEqual({ companyAcceptedAt: NOW });
    expect(inserted(changes, 'acceptances')).toMatchObject({
      side: 'company',
      userId: ids.brandUser,
      name: 'Beatriz Nogueira',
      ip: '192.0.2.10',
      userAgent: 'Mozilla/5.0',
      textHash,
    });
  });

  it('puts the contract into force if the other party has already accepted', () => {
    const changes = changesOf(decide(theCreator, { companyAcceptedAt: '2026-11-21T11:00:00.000Z' }));
    expect(summarize(changes)).toEqual(['insert acceptances', 'move contracts 51 activate']);
    expect(patchOf(changes, 'contracts')).toEqual({ creatorAcceptedAt: NOW });
  });

  it('is possible only once for each party', () => {
    expect(refusals(decide(brandOwner, { companyAcceptedAt: NOW }))).toEqual(['already_accepted']);
    expect(refusals(decide(theCreator, { creatorAcceptedAt: NOW }))).toEqual(['already_accepted']);
  });

  it('requires the hash of the text that the user saw', () => {
    expect(refusals(decide(brandOwner, {}, 'f'.repeat(64)))).toEqual(['text_changed /textHash']);
  });

  it('is refused for all users except the two parties', () => {
    expect(refusals(decide(curator))).toEqual(['not_a_party']);
  });
});
