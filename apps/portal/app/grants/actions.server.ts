import { GRANT_DAYS, grant, makeGrant, revokeGrant } from '@elenco/core/grant';
import { id, line } from '@elenco/core/party';
import { z } from 'zod';
import { command, type Next, sending } from '../adapters/form.server';
import { idIn, type Visit } from '../adapters/visit.server';

/** Ticked boxes are sent as one value or as several. */
const ticked = z.preprocess((value) => (typeof value === 'string' ? [value] : value), grant.shape.actions);

const form = z.object({
  label: line(80),
  days: makeGrant.input.shape.days.default(GRANT_DAYS),
  actions: ticked,
  contractId: id.optional(),
});

/** The page that a grant opens. */
const pathOf = (briefingId: number, contractId: number | undefined): string =>
  contractId === undefined
    ? `/dashboard/client/briefing/${briefingId}/select/guest`
    : `/${briefingId}/${contractId}/guest`;

/** Makes a link, which the answer shows this once, and takes one back. For pages whose `:id` is a project. */
export const grantSendings = {
  makeGrant: sending<'client', typeof form>(form, async (given, visit): Promise<Next> => {
    const { app, url } = visit;
    const briefingId = idIn(visit);
    const { token, hash } = app.identity.newSecret();
    await app.perform(makeGrant, { ...given, briefingId, tokenHash: hash }, visit);
    const link = `${visit.baseUrl}${pathOf(briefingId, given.contractId)}?grant=${token}`;
    return { to: url.pathname + url.search, shown: { link } };
  }),
  revokeGrant: command(revokeGrant, {
    schema: z.object({ id, version: z.int().positive() }),
    input: (value) => value,
    next: (_, { url }: Visit<'client'>) => ({ to: url.pathname + url.search, toast: 'grantRevoked' }),
  }),
};
