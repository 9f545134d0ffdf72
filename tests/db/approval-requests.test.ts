import {
  approveRequest,
  askApproval,
  declineRequest,
  joinTeam,
  sendInvitations,
  withdrawApprovalRequest,
} from '@elenco/core';
import { acceptContract, approveProposals, contracts, proposals } from '@elenco/core/hiring';
import type { Actor } from '@elenco/core/people';
import { linkHashOf } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cast, gather, invite, oneReel, passwordHash } from '../support/cast';
import { lastMailTo, linkIn } from '../support/mailbox';
import { testDatabase } from '../support/testDatabase';
import { quiet, quietSettings } from './worker/processes';

const { database } = await testDatabase();
let cast: Cast;
let worker: Awaited<ReturnType<typeof startWorker>>;
let member: Actor;
beforeAll(async () => {
  cast = await gather(database);
  worker = await startWorker({ database, settings: quietSettings, log: quiet });
  member = await joined('bia@aurora.example', 150_000);
});
afterAll(async () => {
  await worker.stop();
});

const evidence = { ip: '192.0.2.10', userAgent: 'Mozilla/5.0' };
const at = (actor: Actor) => ({ actor, now: cast.clock.now });
const companyId = () => (cast.brand as { companyId: number }).companyId;

/**
 * Invites a colleague with an approval limit in cents. The colleague accepts by the link in the e-mail.
 * Returns the colleague as actor.
 */
async function joined(email: string, limitCents: number): Promise<Actor> {
  const limit = { limitCents, currency: 'BRL', untilOn: '2027-12-31' } as const;
  const people = [{ kind: 'member', name: 'Bia Rocha', email, limit } as const];
  await database.perform(sendInvitations, { people, locale: 'pt' }, at(cast.brand));
  const token = /\/invite\/([\w-]+)$/.exec(linkIn(await lastMailTo(database, email)))?.[1] ?? '';
  const input = {
    tokenHash: linkHashOf(token),
    name: 'Bia Rocha',
    passwordHash,
    locale: 'pt',
    terms: true,
    termsVersion: '2026-12',
    ip: '',
    userAgent: '',
  } as const;
  await database.perform(joinTeam, input, at({ role: 'nobody' }));
  const user = await database.identity.byEmail(email);
  const session = await database.identity.openSession(user!.id, {
    now: cast.clock.now,
    ip: '',
    userAgent: '',
  });
  return (await database.identity.findSession(session, cast.clock.now))!.actor;
}

/**
 * Creates a proposal whose price is above the member's limit. Requests, as the member, the owner's approval.
 */
async function requested() {
  const creator = cast.creators[0]!;
  const { briefingId } = await invite(cast, 1_000_000, cast.creators.slice(0, 3));
  const [own] = await database.see(proposals, creator, { briefingId });
  await cast.job.propose(creator, own!.id, [oneReel(200_000)], '');
  const input = { briefingId, proposalIds: [own!.id] };
  const { id } = await database.perform(askApproval, { act: 'proposals.approveAll', input }, at(member));
  return { id, briefingId };
}

const withdraw = (id: number, actor = member) => database.perform(withdrawApprovalRequest, { id }, at(actor));
const approve = (id: number) => database.perform(approveRequest, { id, ...evidence }, at(cast.brand));
const answerTo = async (id: number) =>
  (await database.team.approvalRequestsOf(cast.brand)).find((one) => one.id === id)?.answer;
const outcome = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'done' : (result.reason.errors?.[0]?.code ?? result.reason.code);

test('an accepted invitation gives the new member the approval limit that the invitation states', async () => {
  const limits = await database.team.approvalLimitsOf(companyId());
  expect(limits).toMatchObject([
    { limitCents: 150_000, usedCents: 0, currency: 'BRL', untilOn: '2027-12-31' },
  ]);
  await expect(requested()).resolves.toBeDefined();
});

describe('a member’s request for approval', () => {
  test('ends without a hiring when the member withdraws the request', async () => {
    const { id, briefingId } = await requested();
    await withdraw(id);
    expect(await answerTo(id)).toBe('withdrawn');
    await expect(approve(id)).rejects.toMatchObject({ errors: [{ code: 'request_withdrawn' }] });
    await expect(
      database.perform(declineRequest, { id, comment: 'Caro.' }, at(cast.brand)),
    ).rejects.toMatchObject({ errors: [{ code: 'request_withdrawn' }] });
    expect(await database.see(contracts, cast.brand, { briefingId })).toEqual([]);
  });

  test('can be withdrawn only by the member who made the request', async () => {
    const { id } = await requested();
    const colleague = await joined('davi@aurora.example', 0);
    for (const other of [cast.brand, colleague, cast.otherBrand, cast.creators[0]!]) {
      await expect(withdraw(id, other)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await answerTo(id)).toBeNull();
  });

  test.each([1, 2, 3])(
    'is either withdrawn or approved if member and owner act concurrently (attempt %i)',
    async () => {
      const { id, briefingId } = await requested();
      const results = (await Promise.allSettled([withdraw(id), approve(id)])).map(outcome);
      const made = await database.see(contracts, cast.brand, { briefingId });
      const expected =
        (await answerTo(id)) === 'approved'
          ? { results: ['request_answered', 'done'], made: 1 }
          : { results: ['done', 'request_withdrawn'], made: 0 };
      expect({ results, made: made.length }).toEqual(expected);
    },
  );
});

describe('an owner’s approval at a member’s request', () => {
  const sign = (actor: Actor, { id, textHash }: { id: number; textHash: string }) =>
    database.perform(acceptContract, { id, textHash, ...evidence }, at(actor));
  const contractIn = async (briefingId: number) =>
    (await database.see(contracts, cast.brand, { briefingId })).find(({ status }) => status === 'sent')!;

  test('lets the member sign the contract without another approval, and does not use up the member’s limit', async () => {
    const { id, briefingId } = await requested();
    await approve(id);
    await sign(member, await contractIn(briefingId));
    expect((await contractIn(briefingId)).companyAcceptedAt).not.toBeNull();
    const limits = await database.team.approvalLimitsOf(companyId());
    expect(limits.find(({ userId }) => 'userId' in member && userId === member.userId)).toMatchObject({
      limitCents: 150_000,
      usedCents: 0,
    });
  });

  test('does not let a colleague with a lower limit sign the contract', async () => {
    const { id, briefingId } = await requested();
    await approve(id);
    const colleague = await joined('eva@aurora.example', 100_000);
    await expect(sign(colleague, await contractIn(briefingId))).rejects.toMatchObject({
      errors: [{ code: 'approval_too_much' }],
    });
  });

  test('is required for signing above the limit even if the owner approved the proposal without a request', async () => {
    const { id, briefingId } = await requested();
    await withdraw(id);
    const [offer] = await database.see(proposals, cast.brand, { briefingId, status: 'sent' });
    await database.perform(approveProposals, { briefingId, proposalIds: [offer!.id] }, at(cast.brand));
    await expect(sign(member, await contractIn(briefingId))).rejects.toMatchObject({
      errors: [{ code: 'approval_too_much' }],
    });
  });
});
