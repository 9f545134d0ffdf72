import {
  charges,
  companies,
  contracts,
  creators,
  invalid,
  invoices,
  mailPage,
  mailPreview,
  mailQuery,
  mailResend,
  noticeWords,
  payouts,
  sentMessages,
  stateOfSent,
  subscriptionPeriods,
  subscriptions,
  users,
} from '@elenco/core';
import { z } from 'zod';
import { detectLocale } from '../../../app/i18n/detect.server';
import { i18nOf } from '../../../app/i18n/translate.server';
import { bodyOf, checkedQuery, commandContext, idOf, refuseUnknown } from '../request';
import type { Route } from '../route';

const asked = z.object({ offset: z.coerce.number().int().min(0).max(10_000).optional() });
const noStore = { 'Cache-Control': 'no-store' };

/**
 * Routes for e-mails and notices that are about a record or were sent to a user. For staff with the curation,
 * finance or support duty.
 */
export const sentMessageRoutes: readonly Route[] = [
  ...[
    users,
    creators,
    companies,
    charges,
    payouts,
    invoices,
    subscriptions,
    subscriptionPeriods,
    contracts,
  ].map(
    (resource): Route => ({
      method: 'GET',
      path: `/${resource.name}/:id/messages-sent`,
      source: resource.name,
      summary: `E-mails and notices about one of ${resource.name}, or to its people; for staff`,
      query: { offset: 'number of messages to leave out: newer pages' },
      answer: { status: 200, what: 'at most 20, newest first, and their total', schema: sentMessages },
      async handle(c, { database, settings }) {
        const id = idOf(c);
        const actor = c.get('actor');
        const { offset = 0 } = checkedQuery(c, asked);
        await database.get(resource as typeof users, actor, id);
        const { rows, total } = await database.office.sentMessages(actor, { of: resource.name, id, offset });
        const locale = await detectLocale(c.req.raw, c.get('user')?.locale);
        const t = i18nOf(locale).getFixedT(locale, 'notices') as (key: string, params: object) => string;
        // Adds the title of each message, in the language of the staff member who reads the list.
        const titled = rows.map(({ words, params, ...row }) => ({
          ...row,
          state: stateOfSent(row.state, settings.smtpUrl !== undefined),
          ...(words ? { subject: t(`${words}.subject`, noticeWords(params ?? {}, locale)) } : {}),
        }));
        return c.json({ rows: titled, total }, 200, noStore);
      },
    }),
  ),
  {
    method: 'GET',
    path: '/mails',
    source: 'mails',
    summary: 'E-mails to users and people without an account, newest first; for support and finance staff',
    query: {
      recipient: 'part of the name or address of the recipient',
      subject: 'part of the subject',
      kind: 'kind of the event',
      state: '`waiting`, `sent` or `failed`',
      from: 'first business date',
      to: 'last business date',
      before: 'id of the last e-mail of the previous page',
    },
    answer: { status: 200, what: 'at most 20, and whether there are more', schema: mailPage },
    async handle(c, { database, settings }) {
      const page = await database.office.mails(c.get('actor'), checkedQuery(c, mailQuery));
      const leaves = settings.smtpUrl !== undefined;
      const rows = page.rows.map((row) => ({ ...row, state: stateOfSent(row.state, leaves) }));
      return c.json({ ...page, rows }, 200, noStore);
    },
  },
  {
    method: 'POST',
    path: '/mails/:id/preview',
    source: 'mails',
    summary: 'Text of an e-mail that went out; each call is in the audit log; for staff',
    answer: {
      status: 200,
      what: 'its subject and text, and why it cannot be sent again',
      schema: mailPreview,
    },
    async handle(c, deps) {
      const preview = await deps.database.office.previewMail(idOf(c), commandContext(c, deps));
      return c.json(preview, 200, noStore);
    },
  },
  {
    method: 'POST',
    path: '/mails/:id/resend',
    source: 'mails',
    summary: 'Sends an e-mail again to the current address of its user; for support and finance staff',
    body: mailResend,
    answer: { status: 200, what: 'the id of the copy', schema: z.object({ id: z.int() }) },
    async handle(c, deps) {
      const id = idOf(c);
      const body = await bodyOf(c);
      refuseUnknown(body, (field) => field in mailResend.shape);
      const parsed = mailResend.safeParse(body);
      if (!parsed.success) throw invalid(parsed.error.issues);
      const sent = await deps.database.office.resendMail({ id, ...parsed.data }, commandContext(c, deps));
      return c.json(sent, 200, noStore);
    },
  },
];
