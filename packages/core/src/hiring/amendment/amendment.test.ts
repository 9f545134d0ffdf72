import { describe, expect, it } from 'vitest';
import {
  aBriefing,
  aContract,
  accepted,
  aDeliverable,
  aLine,
  anAmendment,
  aSentProposal,
  brandOwner,
  type Case,
  ids,
  inserted,
  otherBrand,
  otherCreator,
  patchOf,
  refusedWith,
  runReaction,
  summarize,
  systemActor,
  theCreator,
} from '../../testing';
import { acceptAmendment, refuseAmendment, requestAmendment } from './commands';
import { extendContract } from './reactions';

const evidence = { ip: '192.0.2.10', userAgent: 'Mozilla/5.0' };
const wanted = {
  contractId: ids.contract,
  kind: 'work',
  startsOn: '2027-01-01',
  endsOn: '2027-02-28',
  additionalCents: 100_001,
  description: 'Mais um mês do sérum.',
  ...evidence,
} as const;
const inForce = { contracts: [aContract({ status: 'active' })] };

describe('a brand’s request for an amendment', () => {
  it('splits the amount by the contract’s fee rate and stores the brand’s acceptance', async () => {
    const { changes } = await accepted(requestAmendment, wanted, { actor: brandOwner, store: inForce });
    expect(summarize(changes)).toEqual([
      'insert amendments',
      'insert acceptances',
      'move amendments 1001 send',
    ]);
    const row = inserted(changes, 'amendments')!;
    expect(row).toMatchObject({
      feeBp: 1_500,
      feeCents: 15_000,
      creatorCents: 85_001,
      requestedById: ids.brandUser,
    });
    expect(String(row.text)).toContain(`código SHA-256 ${aContract().textHash}`);
    expect(inserted(changes, 'acceptances')).toMatchObject({ side: 'company', textHash: row.textHash });
  });

  it.each<[string, Partial<typeof wanted> | object, Case, string[]]>([
    ['a request by another brand', {}, { actor: otherBrand, store: inForce }, ['not_found']],
    ['a request by the creator', {}, { actor: theCreator, store: inForce }, ['not_found']],
    [
      'a contract that is not signed by both parties',
      {},
      { actor: brandOwner, store: { contracts: [aContract({ status: 'sent' })] } },
      ['contract_not_in_force'],
    ],
    [
      'another amendment is open',
      {},
      { actor: brandOwner, store: { ...inForce, amendments: [anAmendment()] } },
      ['amendment_open'],
    ],
    [
      'an end before the start',
      { endsOn: '2026-12-31' },
      { actor: brandOwner, store: inForce },
      ['ends_before_start /endsOn'],
    ],
    [
      'dates in the past',
      { startsOn: '2026-10-01', endsOn: '2026-11-20' },
      { actor: brandOwner, store: inForce },
      ['date_in_past /endsOn'],
    ],
    [
      'work without payment',
      { additionalCents: 0 },
      { actor: brandOwner, store: inForce },
      ['work_needs_value /additionalCents'],
    ],
  ])('is rejected: %s', async (_what, given, by, expected) => {
    expect(await refusedWith(requestAmendment, { ...wanted, ...given }, by)).toEqual(expected);
  });
});

describe('the creator’s answer to an amendment', () => {
  const { id, textHash } = anAmendment();
  const store = { ...inForce, amendments: [anAmendment()] };

  it('is stored only if it accepts exactly the text that the creator saw', async () => {
    const { changes } = await accepted(
      acceptAmendment,
      { id, textHash, ...evidence },
      { actor: theCreator, store },
    );
    expect(summarize(changes)).toEqual([`move amendments ${id} accept`, 'insert acceptances']);
    expect(inserted(changes, 'acceptances')).toMatchObject({ side: 'creator', amendmentId: id, textHash });
    const other = { id, textHash: 'b'.repeat(64), ...evidence };
    expect(await refusedWith(acceptAmendment, other, { actor: theCreator, store })).toEqual([
      'text_changed /textHash',
    ]);
  });

  it.each<[string, Case, string[]]>([
    ['by the brand', { actor: brandOwner, store }, ['not_found']],
    ['by another creator', { actor: otherCreator, store }, ['not_found']],
    [
      'after the contract has ended',
      { actor: theCreator, store: { ...store, contracts: [aContract({ status: 'cancelled' })] } },
      ['contract_not_in_force'],
    ],
    [
      'after the last day of the amendment',
      { actor: theCreator, store, now: '2027-04-01T12:00:00.000Z' },
      ['amendment_over'],
    ],
    [
      'a second time',
      { actor: theCreator, store: { ...inForce, amendments: [anAmendment({ status: 'accepted' })] } },
      ['move_not_possible'],
    ],
  ])('cannot be an acceptance %s', async (_what, by, expected) => {
    expect(await refusedWith(acceptAmendment, { id, textHash, ...evidence }, by)).toEqual(expected);
  });

  it('needs a comment if the creator refuses', async () => {
    expect(await refusedWith(refuseAmendment, { id, comment: '' }, { actor: theCreator, store })).toEqual([
      'required /comment',
    ]);
    const { changes } = await accepted(
      refuseAmendment,
      { id, comment: 'Sem agenda.' },
      { actor: theCreator, store },
    );
    expect(summarize(changes)).toEqual([`move amendments ${id} refuse`]);
  });
});

describe('an amendment that the creator accepted', () => {
  const given = {
    actor: systemActor,
    store: {
      contracts: [aContract({ status: 'completed' })],
      proposals: [aSentProposal({ status: 'approved', lines: [aLine({ quantity: 2 })] })],
      deliverables: [aDeliverable({ status: 'verified' })],
      briefings: [aBriefing()],
    },
  };

  it('reopens the contract and adds deliverables if the amendment is for more work', async () => {
    const changes = await runReaction(
      extendContract,
      anAmendment({ status: 'accepted', kind: 'work' }),
      given,
    );
    expect(summarize(changes)).toEqual([
      `move proposals ${ids.proposal} renew`,
      `move contracts ${ids.contract} extend`,
      'insert deliverables',
      'insert deliverables',
    ]);
    expect(patchOf(changes, 'contracts')).toEqual({ endsOn: '2027-03-31' });
    expect(inserted(changes, 'deliverables')).toMatchObject({
      ordinal: 2,
      amendmentId: ids.amendment,
      dueOn: '2027-03-31',
    });
  });

  it('adds no deliverables if the amendment only extends the rights', async () => {
    const changes = await runReaction(extendContract, anAmendment({ status: 'accepted' }), given);
    expect(summarize(changes)).toEqual([`move proposals ${ids.proposal} renew`]);
  });
});
