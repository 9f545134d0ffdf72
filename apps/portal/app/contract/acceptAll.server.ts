import { randomUUID } from 'node:crypto';
import { acceptContracts, briefings, contracts, MAX_ACCEPTED, squads } from '@elenco/core/hiring';
import { areaPath, creators, impersonatorOf } from '@elenco/core/people';
import { z } from 'zod';
import { actions, formHandler } from '../adapters/form.server';
import { evidenceOf, notFound, type RequestContext } from '../adapters/requestContext.server';
import { faceFields, faceOf } from '../company/faces';
import { companyOf } from '../team/company.server';
import { pendingContracts } from '../team/requests.server';

type Company = RequestContext<'company'>;

/**
 * Returns the project that the query string contains, or the squad with its projects. If the query string
 * contains neither, returns all projects of the brand.
 */
async function scopeOf({ app, actor, url }: Company) {
  const idOf = (name: string) => {
    const value = url.searchParams.get(name);
    if (value === null) return undefined;
    if (!/^[1-9]\d{0,8}$/.test(value)) throw notFound();
    return Number(value);
  };
  const [projectId, squadId] = [idOf('project'), idOf('squad')];
  if (projectId !== undefined) {
    const row = await app.get(briefings, actor, projectId);
    return {
      title: row.title,
      back: `${areaPath.company}/briefing/${row.id}?view=contracts`,
      where: { briefingId: row.id },
    };
  }
  if (squadId !== undefined) {
    const row = await app.get(squads, actor, squadId);
    const own = await app.pick(briefings, actor, ['id'], { squadId: row.id });
    const briefingId = own.map(({ id }) => id);
    return { title: row.title, back: `${areaPath.company}/squad/${row.id}`, where: { briefingId } };
  }
  return { title: null, back: areaPath.company, where: {} };
}

/**
 * Loads the contracts that wait for the brand, with texts and deliverables; at most as many as can be
 * accepted together.
 */
export async function loadWaitingContracts(ctx: Company) {
  const { app } = ctx;
  const actor = companyOf(ctx);
  const { title, back, where } = await scopeOf(ctx);
  const waiting = { ...where, companyId: actor.companyId, origin: 'hiring', status: 'sent' } as const;
  const all = await app.see(contracts, actor, waiting, { by: 'id' });
  const open = all.filter(({ companyAcceptedAt }) => companyAcceptedAt === null);
  const rows = open.slice(0, MAX_ACCEPTED);
  const creatorId = [...new Set(all.map((row) => row.creatorId))];
  const [pending, cast, projects] = await Promise.all([
    pendingContracts({ app, actor }, ['contracts.acceptAll']),
    app.pick(creators, actor, faceFields, { id: creatorId }),
    app.pick(briefings, actor, ['id', 'title', 'kind'], {
      id: rows.flatMap(({ briefingId }) => briefingId ?? []),
    }),
  ]);
  return {
    title,
    back,
    rows: rows.map((row) => {
      const { id, creatorId, textHash, text, textEnglish, totalCents, creatorCents, currency } = row;
      const { startsOn, endsOn, channels, formats, postCount, averagePostCents, workplace, equipment } = row;
      const creator = cast.find((one) => one.id === creatorId);
      const project = projects.find((one) => one.id === row.briefingId);
      return {
        id,
        /** The member's request to the owners that waits for an answer. */
        pending: pending[id] ?? null,
        textHash,
        text,
        textEnglish,
        totalCents,
        creatorCents,
        currency,
        startsOn,
        endsOn,
        work: { channels, formats, postCount, averagePostCents, workplace, equipment, currency },
        creator: creator ? faceOf(creator) : { id: creatorId, name: '', src: null },
        project: project?.title ?? row.title,
        kind: project?.kind ?? null,
      };
    }),
    more: open.length - rows.length,
    may: !impersonatorOf(actor),
    /** Idempotency key of the form. */
    key: randomUUID(),
  };
}
export type WaitingContracts = Awaited<ReturnType<typeof loadWaitingContracts>>;

const acceptForm = z.object({
  contracts: acceptContracts.input.shape.contracts,
  read: z.literal('on', 'contracts_not_read'),
});

export const acceptAllActions = actions('company', {
  acceptAll: formHandler<'company', typeof acceptForm>(
    acceptForm,
    async ({ contracts: chosen }, ctx, key) => {
      const { app, actor, url } = ctx;
      const { accepted, leftOut } = await app.perform(
        acceptContracts,
        { contracts: chosen, ...evidenceOf(ctx) },
        { ...ctx, key },
      );
      const { back } = await scopeOf(ctx);
      if (leftOut.length === 0) return { to: back, toast: 'contractsAccepted' };
      const rows = await app.pick(contracts, actor, ['id', 'creatorId'], { id: leftOut.map(({ id }) => id) });
      const cast = await app.pick(creators, actor, faceFields, {
        id: rows.map(({ creatorId }) => creatorId),
      });
      const nameOf = (id: number) => {
        const creatorId = rows.find((row) => row.id === id)?.creatorId;
        return cast.find((one) => one.id === creatorId)?.name ?? '';
      };
      return {
        to: url.pathname,
        shown: {
          accepted: String(accepted.length),
          ...Object.fromEntries(leftOut.map(({ id, code }) => [`${code} ${id}`, nameOf(id)])),
        },
      };
    },
  ),
});
