import { askAbout, privacyRequest, privacyRequests, requestKind, withdrawRequest } from '@elenco/core';
import { z } from 'zod';
import { command } from '../adapters/form.server';
import type { RequestContext } from '../adapters/requestContext.server';

const here = '/dashboard/privacy';

/** Loads the user's requests, newest first. */
export async function loadRequests({ app, actor, user }: RequestContext<'shared'>) {
  const order = { by: 'createdAt', down: true, limit: 20 };
  const rows = await app.see(privacyRequests, actor, { userId: user.id }, order);
  return rows.map(({ id, kind, status, dueOn, eraseAt, answer, createdAt }) => ({
    id,
    kind,
    status,
    dueOn,
    eraseAt,
    answer,
    createdAt,
  }));
}
export type RequestRow = Awaited<ReturnType<typeof loadRequests>>[number];

const asking = z.object({ kind: requestKind, text: privacyRequest.shape.text.min(1, 'required') });
const one = z.object({ id: z.coerce.number().int().positive() });

export const requestActions = {
  ask: command(askAbout, {
    schema: asking,
    input: (given) => given,
    next: () => ({ to: here, toast: 'asked' }),
  }),
  withdrawRequest: command(withdrawRequest, {
    schema: one,
    input: (given) => given,
    next: () => ({ to: here, toast: 'requestWithdrawn' }),
  }),
};
