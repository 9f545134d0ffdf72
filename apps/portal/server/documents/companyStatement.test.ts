import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { companyStatementPdf } from './index';

const companyStatement = (count: number, given: object = {}) =>
  companyStatementPdf({
    title: 'Extrato',
    holder: { name: 'Aurora Cosméticos Ltda.', document: 'BRL' },
    currency: 'BRL',
    from: '2026-11-01',
    to: '2026-11-30',
    madeAt: '2026-12-01T12:00:00.000Z',
    heads: {
      day: 'Dia',
      entry: 'Lançamento',
      amount: 'Valor',
      due: 'Saldo a pagar',
      held: 'Saldo guardado',
      refundable: 'Saldo a devolver',
    },
    opening: null,
    rows: Array.from({ length: count }, () => ({
      on: '2026-11-21',
      entry: 'Cobrança emitida',
      under: 'Verão · o valor fica comprometido',
      amountCents: -546_000,
      dueCents: 546_000,
      heldCents: 0,
      refundableCents: 37_000,
    })),
    total: null,
    empty: 'Nenhum lançamento',
    locale: 'pt',
    ...given,
  });

/** Returns the texts of a document, in reading order. */
async function wordsOf(make: () => Promise<Buffer>): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  await make();
  const words = text.mock.calls.map(([word]) => String(word).replaceAll('\u00a0', ' '));
  text.mockRestore();
  return words;
}

describe('the statement of a brand', () => {
  it('lists charges, each with its explanation and the three balances after it', async () => {
    const words = await wordsOf(() => companyStatement(1));
    for (const word of ['Cobrança emitida', 'Verão · o valor fica comprometido', '-R$ 5.460,00']) {
      expect(words).toContain(word);
    }
    expect(words).toEqual(expect.arrayContaining(['R$ 5.460,00', 'R$ 0,00', 'R$ 370,00']));
  });

  it('states the opening balances and, if it is filtered, the total of the entries', async () => {
    const opening = { name: 'Saldo no início', dueCents: 100, heldCents: 200, refundableCents: 0 };
    const total = { name: 'Total do filtro', cents: -546_000 };
    const words = await wordsOf(() => companyStatement(1, { opening, total }));
    expect(words).toEqual(
      expect.arrayContaining(['Saldo no início', 'R$ 1,00', 'R$ 2,00', 'Total do filtro']),
    );
    expect(await wordsOf(() => companyStatement(0))).toContain('Nenhum lançamento');
  });

  it('repeats its header on each page', async () => {
    const words = await wordsOf(() => companyStatement(60));
    expect(words.filter((word) => word === 'Saldo guardado').length).toBeGreaterThan(1);
  });
});
