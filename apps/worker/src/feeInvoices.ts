import type { Charge } from '@elenco/core/finance';
import {
  type FeeInvoice,
  type FiscalAuthority,
  feeInvoices,
  sendFeeInvoice,
  takeFiscalAnswer,
} from '@elenco/core/finance';
import type { Database } from '@elenco/db';
import type { JobHelpers } from 'graphile-worker';
import { z } from 'zod';
import type { Log } from './log';

const system = { role: 'system' } as const;
const payload = z.object({ id: z.int() });
/**
 * Minutes after which an invoice without an answer is sent again. Answers take less time, so the process that
 * sent the invoice must have ended.
 */
const SENT_MINUTES = 5;
const descriptionOf = (purpose: Charge['purpose'] | null): string =>
  purpose === 'pay'
    ? 'Gestão de contrato e de cobrança entre criador de conteúdo e cliente'
    : 'Intermediação e gestão de campanhas com criadores de conteúdo';

interface Parts {
  readonly database: Database;
  /** The tax authority; null if staff issue invoices by hand, so that nothing is sent. */
  readonly authority: FiscalAuthority | null;
  readonly now: () => string;
  readonly log: Log;
}

/**
 * Returns the jobs that send the platform's invoices to the tax authority, one at a time. They never issue an
 * invoice twice.
 */
export function feeInvoiceTasks({ database, authority, now, log }: Parts) {
  const moment = () => ({ actor: system, now: now() });
  const take = (id: number, answer: unknown) => database.perform(takeFiscalAnswer, { id, answer }, moment());
  const issued = (id: number, key: string) => take(id, { status: 'authorised', key });
  const read = async (id: number) => (await database.see(feeInvoices, system, { id }))[0];

  /**
   * Runs work that calls the tax authority. If the authority does not answer, records that, so that the call
   * is retried.
   */
  async function withAnswer(id: number, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'FiscalError')) throw error;
      log.warn({ err: error, id }, 'no answer about an invoice, will be retried');
      await take(id, { status: 'lost' });
    }
  }

  async function send(from: FiscalAuthority, id: number): Promise<void> {
    const { issuer } = from;
    const { send: goes, purpose } = await database.perform(sendFeeInvoice, { id, issuer }, moment());
    const row = goes ? await read(id) : undefined;
    if (!row?.dpsId || row.dpsNumber === null) return;
    const { dpsId, dpsNumber, amountCents, earnedOn, takerTaxId, takerName } = row;
    const taker = { taxId: takerTaxId, name: takerName };
    const reply = await from.send({
      id: dpsId,
      number: dpsNumber,
      issuedAt: now(),
      earnedOn,
      amountCents,
      taker,
      description: descriptionOf(purpose),
    });
    if (reply.status === 'done') return void (await issued(id, reply.key));
    // The authority may reject this request because an earlier one, which got no answer, has succeeded.
    const key = await from.find(dpsId);
    const { code, reason } = reply;
    await (key ? issued(id, key) : take(id, { status: 'rejected', code, reason }));
  }

  async function cancel(from: FiscalAuthority, { id, key, reason }: FeeInvoice): Promise<void> {
    if (!key) return;
    const reply = await from.cancel(key, reason, now());
    const { status } = reply;
    await take(id, status === 'done' ? { status: 'cancelled' } : reply);
  }

  return {
    async askFeeInvoices(_: unknown, { addJob }: JobHelpers) {
      if (!authority) return;
      for (const id of await database.money.feeInvoicesWaiting(now(), SENT_MINUTES))
        await addJob('askFeeInvoice', { id }, { jobKey: `fee invoice ${id}`, queueName: 'fee invoices' });
    },
    async askFeeInvoice(job: unknown) {
      if (!authority) return;
      const { id } = payload.parse(job);
      const row = await read(id);
      if (!row) return;
      await withAnswer(id, async () => {
        if (row.status === 'pending') return send(authority, id);
        if (row.status === 'cancelling') return cancel(authority, row);
        const stale = Date.parse(row.statusSince) < Date.parse(now()) - SENT_MINUTES * 60_000;
        if (!row.dpsId || (row.status !== 'unknown' && !(row.status === 'sent' && stale))) return;
        if (row.status === 'sent') await take(id, { status: 'lost' });
        const key = await authority.find(row.dpsId);
        await (key ? issued(id, key) : send(authority, id));
      });
    },
  };
}
