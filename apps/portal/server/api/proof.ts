import { invalid, isRecentAuth, recentMinutes, refuseWhileImpersonating } from '@elenco/core';
import { sealOf } from '@elenco/db';
import { z } from 'zod';
import { proofFields, reauthenticate } from '../../app/security/proof.server';
import { bodyOf, refuseUnknown } from './request';
import type { Route } from './route';

const proof = z.strictObject(proofFields);

/**
 * Route that reauthenticates the user for commands that require it. After a recent reauthentication, an empty
 * request succeeds and extends nothing; otherwise it is refused with the fields that are required.
 */
export const proofRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/me/proof',
    source: 'account',
    browser: true,
    summary: 'Reauthenticates the current user by password or code, for acts that require it',
    body: proof,
    answer: { status: 200, what: 'validity in minutes', schema: z.object({ minutes: z.int() }) },
    async handle(c, { database: app, settings, now }) {
      refuseWhileImpersonating(c.get('actor'));
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field in proof.shape);
      const given = proof.safeParse(body);
      if (!given.success) throw invalid(given.error.issues);
      const { id: sessionId, reauthenticated } = c.get('session')!;
      const from = { ip: c.get('ip'), userAgent: c.req.header('user-agent') ?? '', now: now() };
      const by = { app, sessionId, user: c.get('user')!, ...from };
      const seal = sealOf(settings);
      const isAsking = given.data.presentPassword === undefined && given.data.code === undefined;
      const reauthenticatedAt = reauthenticated.at;
      if (!isAsking || !isRecentAuth({ now: from.now, reauthenticatedAt }))
        await reauthenticate(given.data, { ...by, seal, proof: reauthenticated.by, reauthenticatedAt });
      return c.json({ minutes: recentMinutes }, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
