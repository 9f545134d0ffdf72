import { type importOrders, MAX_ORDERS, type RefusedOrder } from '@elenco/core/hiring';
import { parseMoney } from '@elenco/core/kit';
import type { z } from 'zod';
import { csvLines, dayIn } from './csvLines';

type Rows = z.input<typeof importOrders.input>['rows'];

export interface OrderFile {
  readonly rows: Rows;
  /** Lines that are invalid on their own, whatever the database contains. */
  readonly refused: readonly RefusedOrder[];
}

const columns = new Set(['order', 'day', 'code', 'amount']);

/**
 * Reads orders from a shop's export, one per line: number, date, promo code, amount.
 * @throws the problems of `csvLines`
 */
export async function readOrderFile(bytes: Uint8Array): Promise<OrderFile> {
  const { lines, refused: broken } = await csvLines(bytes, columns, MAX_ORDERS);
  const rows: Rows = [];
  const refused: RefusedOrder[] = [...broken];
  for (const { record, line } of lines) {
    const { order = '', day = '', code = '', amount = '' } = record;
    const orderedOn = dayIn(day);
    const amountCents = parseMoney(amount, 'pt-BR');
    const wrong = [
      ...(order === '' || order.length > 60 ? [{ pointer: '/number', code: 'invalid_value' }] : []),
      ...(orderedOn ? [] : [{ pointer: '/orderedOn', code: 'invalid_value' }]),
      ...(code.length > 60 ? [{ pointer: '/code', code: 'unknown_code' }] : []),
      ...(amountCents === undefined ? [{ pointer: '/amountCents', code: 'invalid_amount' }] : []),
    ];
    refused.push(...wrong.map((one) => ({ line, ...one })));
    if (wrong.length > 0 || !orderedOn || amountCents === undefined) continue;
    rows.push({ line, number: order, code, orderedOn, amountCents });
  }
  return { rows, refused };
}
