import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../people';
import {
  aBriefing,
  aContract,
  aDeliverable,
  brandOwner,
  type Case,
  curator,
  financier,
  ids,
  otherBrand,
  otherCreator,
  refusedWith,
  signedOutActor,
  theCreator,
} from '../../../testing';
import type { Deliverable } from '../schema';
import { acceptContract, withdrawContract } from './contracts';
import {
  approveDraft,
  publishContent,
  requestChanges,
  sendBackLink,
  submitDraft,
  verifyContent,
} from './deliverables';

const unknown = ['not_found'];
const sent = aContract({ status: 'sent' });
const evidence = { id: ids.contract, textHash: sent.textHash, ip: '192.0.2.10', userAgent: '' };

describe('a contract', () => {
  it.each([otherBrand, otherCreator, curator, financier])(
    'cannot be accepted by $role $name',
    async (actor) => {
      expect(await refusedWith(acceptContract, evidence, { actor, store: { contracts: [sent] } })).toEqual(
        unknown,
      );
    },
  );

  it.each([otherBrand, otherCreator, curator])('cannot be withdrawn by $role $name', async (actor) => {
    const given = { actor, store: { contracts: [sent] } };
    expect(await refusedWith(withdrawContract, { id: ids.contract, comment: 'x' }, given)).toEqual(unknown);
  });

  it.each([brandOwner, theCreator])('can be accepted and withdrawn by $role $name', async (actor) => {
    const given = { actor, store: { contracts: [sent] } };
    expect(await refusedWith(acceptContract, evidence, given)).toEqual([]);
    expect(await refusedWith(withdrawContract, { id: ids.contract, comment: 'x' }, given)).toEqual([]);
  });

  it('cannot be accepted unless it was sent and the accepted version is current', async () => {
    const draft = { actor: brandOwner, store: { contracts: [aContract()] } };
    expect(await refusedWith(acceptContract, evidence, draft)).toEqual(['move_not_possible']);
    const newer = { actor: brandOwner, store: { contracts: [aContract({ status: 'sent', version: 2 })] } };
    expect(await refusedWith(acceptContract, { ...evidence, version: 1 }, newer)).toEqual(['stale']);
  });
});

describe('permission to run deliverable commands', () => {
  const draft = { caption: '#publi', draftLink: 'https://story.example/1' };
  const link = 'https://www.instagram.com/reel/abc';
  const of = { id: ids.deliverable };
  it.each<Step>([
    {
      step: 'submitting a draft',
      ask: (given) => refusedWith(submitDraft, { ...of, ...draft }, given),
      status: 'planned',
      by: [theCreator],
    },
    {
      step: 'requesting changes',
      ask: (given) => refusedWith(requestChanges, { ...of, comment: 'x' }, given),
      status: 'draft_submitted',
      by: [brandOwner],
    },
    {
      step: 'approving a draft',
      ask: (given) => refusedWith(approveDraft, of, given),
      status: 'draft_submitted',
      by: [brandOwner],
    },
    {
      step: 'publishing content',
      ask: (given) => refusedWith(publishContent, { ...of, link }, given),
      status: 'approved',
      by: [theCreator],
    },
    {
      step: 'rejecting the link of a publication',
      ask: (given) => refusedWith(sendBackLink, { ...of, comment: 'Mais uma vez.' }, given),
      status: 'published',
      by: [brandOwner, curator],
    },
    {
      step: 'verifying a publication',
      ask: (given) => refusedWith(verifyContent, of, given),
      status: 'published',
      by: [brandOwner, curator],
    },
  ])('is checked for $step', async ({ ask, status, by }) => {
    for (const actor of [
      brandOwner,
      otherBrand,
      theCreator,
      otherCreator,
      curator,
      financier,
      signedOutActor,
    ]) {
      const store = {
        briefings: [aBriefing()],
        deliverables: [aDeliverable({ status })],
        contracts: [aContract({ status: 'active' })],
      };
      const may = by.some((one) => one === actor);
      expect([actor.role, await ask({ actor, store })]).toEqual([actor.role, may ? [] : unknown]);
    }
  });
});

interface Step {
  readonly step: string;
  readonly ask: (given: Case) => Promise<string[]>;
  readonly status: Deliverable['status'];
  readonly by: readonly Actor[];
}
