import { exportPreview, Problem, privacyRequests, requireAccess } from '@elenco/core';
import { z } from 'zod';
import { detectLocale } from '../../../app/i18n/detect.server';
import { i18nOf } from '../../../app/i18n/translate.server';
import { commandContext, idOf } from '../request';
import type { Route } from '../route';

const noStore = { 'Cache-Control': 'no-store' };

/**
 * Routes with which support answers a request for access to personal data. Support sees only how much the
 * archive contains; its link goes to the user.
 */
export const dataExportRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/privacy-requests/:id/export',
    source: 'privacy-requests',
    summary: 'Number of rows that an archive of the requester’s data would contain; for support staff',
    answer: { status: 200, what: 'rows by table, and requested archives', schema: exportPreview },
    async handle(c, { database, now }) {
      const actor = c.get('actor');
      requireAccess(actor, privacyRequests.access.moves.answer);
      const { userId } = await database.get(privacyRequests, actor, idOf(c));
      const user = userId === null ? undefined : await database.identity.userOf(userId);
      if (!user) throw new Problem('not_found');
      const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
      const t = i18nOf(locale).getFixedT(locale) as (key: string | string[]) => string;
      const tables = (await database.exports.countsOf(user)).map(({ table, count }) => {
        const name = t([`resources:${table.replaceAll('_', '-')}.name`, `export:tables.${table}`]);
        return { table, title: name.split(' |||| ').at(-1), count };
      });
      return c.json({ tables, exports: await database.exports.list(user.id, now()) }, 200, noStore);
    },
  },
  {
    method: 'POST',
    path: '/privacy-requests/:id/export',
    source: 'privacy-requests',
    summary:
      'Prepares an archive of the requester’s data; only the requester gets its link; for support staff',
    answer: { status: 200, what: 'nothing', schema: z.null() },
    async handle(c, deps) {
      requireAccess(c.get('actor'), privacyRequests.access.moves.answer);
      await deps.database.exports.askFor(idOf(c), commandContext(c, deps));
      return c.json(null, 200, noStore);
    },
  },
];
