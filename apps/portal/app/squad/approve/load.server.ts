import { randomUUID } from 'node:crypto';
import {
  approveSquadProposals,
  briefings,
  contracts,
  proposalRounds,
  proposals,
  squadFreeCents,
  squads,
  toSign,
} from '@elenco/core/hiring';
import { splitFee, sum } from '@elenco/core/kit';
import { creators, impersonatorOf } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actions, command } from '../../adapters/form.server';
import { idIn, notFound, type RequestContext } from '../../adapters/requestContext.server';
import { proposalsFarAbove } from '../../briefing/approve/farAbove';
import { contractsOf } from '../../briefing/approve/load.server';
import { faceOf } from '../../company/faces';
import { pendingProposals } from '../../team/requests.server';
import { squadAt } from '../paths';

const { proposalIds, totalCents } = approveSquadProposals.input.shape;

/**
 * Returns the proposals in the URL's path, whose ids are separated by `-`.
 * @throws 404 for invalid ids
 */
function offersIn({ params }: Pick<RequestContext, 'params'>): number[] {
  const parts = (params.proposals ?? '').split('-').map((part) => idIn({ params: { part } }, 'part'));
  const ids = proposalIds.safeParse(parts);
  if (!ids.success) throw notFound();
  return ids.data;
}

/**
 * Loads proposals of several briefings of a squad, with their total. A dry run of the approval returns the
 * contracts and the refusals.
 */
export async function loadSquadApproval(ctx: RequestContext<'company'>) {
  const { app, actor } = ctx;
  const squad = await app.get(squads, actor, idIn(ctx));
  const status = ['sent', 'under_approval'] as const;
  const [all, named] = await Promise.all([
    app.see(briefings, actor, { squadId: squad.id }),
    app.see(proposals, actor, { id: offersIn(ctx), status }),
  ]);
  const alive = all.filter((row) => row.status !== 'cancelled');
  const offers = named.filter(({ briefingId }) => alive.some(({ id }) => id === briefingId));
  if (offers.length === 0) throw redirect(squadAt(squad.id));
  const own = alive.filter(({ id }) => offers.some(({ briefingId }) => briefingId === id));
  const of = { briefingId: own.map(({ id }) => id) };
  const creatorId = [...new Set(offers.map((offer) => offer.creatorId))];
  const [rounds, unsigned, cast, findable, pending] = await Promise.all([
    app.see(proposalRounds, actor, { ...of, creatorId }),
    app.pick(contracts, actor, ['id', 'briefingId', 'status', 'totalCents'], {
      briefingId: alive.map(({ id }) => id),
      status: [...toSign],
    }),
    app.see(creators, actor, { id: creatorId }),
    app.search.findable(actor, creatorId),
    pendingProposals(ctx),
  ]);
  const input = { squadId: squad.id, proposalIds: offers.map(({ id }) => id) };
  const may = actor.role === 'company' && !impersonatorOf(actor);
  const { agreements, refused } = contractsOf(
    may ? await app.dryRun(approveSquadProposals, input, ctx) : undefined,
  );
  const freeCents = squadFreeCents({ squad, briefings: alive, contracts: unsigned });
  const wanted = sum(offers.map((offer) => offer.totalCents));
  const shares = offers.map((offer) => splitFee(offer.totalCents, offer.feeBp));
  return {
    row: { id: squad.id, title: squad.title, currency: squad.currency },
    may,
    offers,
    refused,
    pending,
    farAbove: proposalsFarAbove(offers, cast, own),
    asked: { act: 'squads.approveProposals' as const, input: { ...input, totalCents: wanted } },
    cast: Object.fromEntries(
      cast.map((one) => [one.id, { ...one, face: faceOf(one), findable: findable.includes(one.id) }]),
    ),
    parts: own.map(({ id, kind, title, startsOn, endsOn, channels, wanted: pieces }) => ({
      id,
      title,
      brief: { kind, startsOn, endsOn, channels, wanted: pieces },
      offers: offers.filter(({ briefingId }) => briefingId === id),
      rounds: rounds.filter(({ briefingId }) => briefingId === id),
      agreements: agreements.filter(({ briefingId }) => briefingId === id),
      totalCents: sum(offers.filter(({ briefingId }) => briefingId === id).map((one) => one.totalCents)),
    })),
    /** Idempotency key of the form. */
    key: randomUUID(),
    sums: {
      totalCents: wanted,
      feeCents: sum(shares.map((share) => share.feeCents)),
      creatorCents: sum(shares.map((share) => share.creatorCents)),
      leftCents: freeCents === null ? null : freeCents - wanted,
      leftOf: 'squad' as const,
    },
  };
}

export const squadApproveActions = actions('company', {
  approve: command(approveSquadProposals, {
    schema: z.object({ proposalIds, totalCents }),
    input: (value, ctx) => ({ squadId: idIn(ctx), ...value }),
    next: (_, ctx) => ({ to: squadAt(idIn(ctx)), toast: 'approved' }),
  }),
});
