import { answerPaymentFile, businessDate, SETTLED, writeBankReturn } from '@elenco/brazil';
import {
  bankReturnRule,
  charges,
  openPaymentFile,
  ourNumberOf,
  paymentFileRule,
  payouts,
} from '@elenco/core/finance';
import { brand } from '@elenco/core/people';
import type { Database } from '@elenco/db';
import type { Context, Hono } from 'hono';
import type { Env } from './types';

/** The simulated bank of slips. */
const BANK = '999';
/** A slip that the platform never issued. */
const UNKNOWN = ourNumberOf('99999999999');

/**
 * Mounts two sample files of the bank for finance staff. The first file contains payments of the slip that is
 * due next and of an unknown slip. The second file confirms the payouts of the newest payment file. Neither
 * is mounted in production.
 */
export function mountDevBankFiles(app: Hono<Env>, database: Database): void {
  app.get('/dev/bank-return', async (c) => {
    const actor = c.get('actor');
    if (bankReturnRule(actor).length === 0) return c.notFound();
    const open = await database.see(charges, actor, { status: 'open', currency: 'BRL' }, { by: 'dueOn' });
    const slip = open.find(({ barCode }) => barCode !== null);
    const { on, sequence } = fileOfNow();
    const paid = [
      ...(slip ? [{ ourNumber: slip.ourNumber, cents: slip.slipCents }] : []),
      { ourNumber: UNKNOWN, cents: 12_345 },
    ];
    const text = writeBankReturn({
      bank: BANK,
      registration: brand.legalDocument,
      companyName: brand.legalName.slice(0, 30),
      sequence,
      generatedOn: on,
      entries: paid.map(({ ourNumber, cents }) => ({
        occurrence: SETTLED,
        ourNumber,
        faceCents: cents,
        paidCents: cents,
        netCents: cents,
        paidOn: on,
        creditedOn: on,
      })),
    });
    return attached(c, 'retorno-cobranca.ret', text);
  });

  app.get('/dev/payment-return', async (c) => {
    const actor = c.get('actor');
    if (paymentFileRule(actor).length === 0) return c.notFound();
    const [newest] = await database.see(payouts, actor, { status: 'sent' }, { by: 'id', down: true });
    if (!newest?.paymentFileId) return c.notFound();
    const by = { actor, now: new Date().toISOString() };
    const { content } = await database.perform(openPaymentFile, { id: newest.paymentFileId }, by);
    return attached(c, 'retorno-pagamentos.ret', answerPaymentFile(content, { code: '00', ...fileOfNow() }));
  });
}

/**
 * Returns the day and number of a file that is created now. The number changes every second, so that each
 * file counts as a new one.
 */
function fileOfNow() {
  const now = new Date();
  const [hours, minutes, seconds] = [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds()];
  return { on: businessDate(now), sequence: (hours * 100 + minutes) * 100 + seconds };
}

/** Returns a response with a file in the encoding of the layouts, whose positions count bytes. */
const attached = (c: Context<Env>, name: string, text: string) =>
  c.body(Buffer.from(text, 'latin1'), 200, {
    'Content-Type': 'text/plain; charset=iso-8859-1',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  });
