import { createHash } from 'node:crypto';
import { boleto, pixPayload } from '@elenco/brazil';
import type { Charge } from '@elenco/core/finance';
import { aCharge, aCompany, aContract, aCreator, anAcceptance, anRpa } from '@elenco/core/testing';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { chargePdf, contractPdf, incomePdf, rpaPdf, statementPdf } from './index';

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length;
const digest = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
const company = aCompany();
const creator = aCreator();

const contract = (locale: 'pt' | 'en', text = '1. Partes\nÉ assim, ação.') =>
  contractPdf({
    contract: aContract({ text, status: 'active' }),
    acceptances: [anAcceptance()],
    company,
    creator,
    locale,
  });
const slip = boleto({
  bank: '999',
  dueOn: '2026-12-28',
  amountCents: 400_000,
  freeField: '71'.padStart(25, '0'),
});
const pixCode = pixPayload({
  key: 'ajuda@elenco.example',
  merchantName: 'Elenco',
  merchantCity: 'Sao Paulo',
  amountCents: 400_000,
});
const charge = (given: Partial<Charge> = {}, payments: Parameters<typeof chargePdf>[0]['payments'] = []) =>
  chargePdf({
    charge: aCharge({ barCode: slip.barCode, digitableLine: slip.line, pixCode, ...given }),
    contract: aContract(),
    company,
    creator,
    payments,
    locale: 'pt',
  });
const statement = (count: number) =>
  statementPdf({
    holder: { name: creator.name, document: 'CPF 390.533.447-05' },
    currency: 'BRL',
    from: '2026-11-01',
    to: '2026-11-30',
    madeAt: '2026-12-01T12:00:00.000Z',
    openingCents: 0,
    rows: Array.from({ length: count }, (_, n) => ({
      on: '2026-11-21',
      kind: 'payout_made',
      title: 'Verão',
      amountCents: -1,
      balanceCents: -1 - n,
    })),
    locale: 'en',
  });

/** Returns the texts of a document, in reading order. */
async function wordsOf(make: () => Promise<Buffer>): Promise<string[]> {
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  await make();
  const words = text.mock.calls.map(([word]) => String(word).replaceAll('\u00a0', ' '));
  text.mockRestore();
  return words;
}

describe('a PDF document', () => {
  it('has the same bytes for the same input', async () => {
    for (const make of [() => contract('pt'), () => charge(), () => statement(3)]) {
      expect(digest(await make())).toBe(digest(await make()));
    }
    expect(digest(await contract('pt'))).not.toBe(digest(await contract('en')));
  });

  it('embeds its fonts and has A4 pages', async () => {
    const pdf = (await contract('pt')).toString('latin1');
    expect(pdf).toMatch(/\/FontFile2 /);
    expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(pdf).not.toMatch(/BaseFont \/Helvetica/);
  });

  it('continues on further pages if its content does not fit on one', async () => {
    expect(pages(await charge())).toBe(1);
    expect(
      pages(
        await contract('pt', Array.from({ length: 60 }, (_, n) => `${n}. Cláusula\nTexto.`).join('\n\n')),
      ),
    ).toBe(4);
    expect(pages(await statement(100))).toBe(3);
  });

  it('is a receipt without slip and PIX code if the charge is paid', async () => {
    const paid = { status: 'paid', paidOn: '2026-12-20', paidBy: 'pix' } as const;
    const receipt = await charge(paid);
    expect(receipt.toString('latin1')).toContain('(Recibo de pagamento 71)');
    expect((await charge()).toString('latin1')).not.toContain('Recibo');
    expect((await charge({ ...paid, status: 'refunded' })).toString('latin1')).toContain(
      '(Recibo de pagamento 71)',
    );
    // A receipt and a canceled charge show no way to pay, so their bytes do not depend on the payment codes.
    const none = { pixCode: null, barCode: null, digitableLine: null };
    expect(digest(await charge({ ...paid, ...none }))).toBe(digest(receipt));
    expect(digest(await charge({ status: 'cancelled', ...none }))).toBe(
      digest(await charge({ status: 'cancelled' })),
    );
  });

  it.each([
    ['the price', {}, ['Total', 'R$ 4.000,00']],
    [
      'the price, fine and interest',
      { receivedCents: 410_533, fineCents: 8_000, interestCents: 2_533 },
      [
        'Total',
        'R$ 4.000,00',
        'Multa por atraso',
        'R$ 80,00',
        'Juros por atraso',
        'R$ 25,33',
        'Valor recebido',
        'R$ 4.105,33',
      ],
    ],
    [
      'less than the price',
      { receivedCents: 399_950 },
      ['Total', 'R$ 4.000,00', 'Diferença aceita', '-R$ 0,50', 'Valor recebido', 'R$ 3.999,50'],
    ],
  ])('confirms the received amount of a paid charge: %s', async (_what, given, sums) => {
    const words = await wordsOf(() =>
      charge({ status: 'paid', paidOn: '2026-12-20', paidBy: 'pix', ...given }),
    );
    expect(words.slice(words.indexOf('Total'), words.indexOf('Total') + sums.length)).toEqual(sums);
    const amount = sums.at(-1);
    expect(words).toContain(
      `Recebemos de ${company.legalName} o valor de ${amount}, e damos quitação desta cobrança.`,
    );
  });

  it('leaves the fee out of a contract if its reader is the client', async () => {
    const made = { contract: aContract(), acceptances: [], company, creator, locale: 'pt' } as const;
    const rows = async (more: object) =>
      (await wordsOf(() => contractPdf({ ...made, ...more }))).filter((word) =>
        /^(Valor total|Taxa |Devido à contratada|SHA-256)/.test(word),
      );
    expect(await rows({})).toHaveLength(4);
    expect(await rows({ hidesFee: true })).toEqual(['Valor total', 'SHA-256 do texto  ']);
  });

  it.each([
    ['a contract', { contract: aContract() }, 'Cobrança da contratação'],
    ['a project', { contract: null, project: { title: 'Verão', lines: [] } }, 'Fatura do projeto'],
    ['a subscription', { contract: null }, 'Cobrança do plano'],
  ])('names the purpose of the charge in its title: %s', async (_, about, heading) => {
    const document = { company, creator: null, payments: [], locale: 'pt' } as const;
    const words = await wordsOf(() =>
      chargePdf({
        ...document,
        charge: aCharge({ barCode: slip.barCode, digitableLine: slip.line }),
        ...about,
      }),
    );
    expect(words).toContain(heading);
    const ofSubscription = words.some((word) => word.startsWith('Referente ao plano'));
    expect(ofSubscription).toBe(heading === 'Cobrança do plano');
  });

  it.each([
    ['an open charge', {}],
    ['a second copy', { status: 'overdue', slipCents: 410_533, slipDueOn: '2027-01-11' }],
    ['a receipt', { status: 'paid', paidOn: '2026-12-20', paidBy: 'pix' }],
  ] as const)(
    'shows the client of an Elenco Pay contract the price without the fee: %s',
    async (_, given) => {
      const fee = ['Para o creator, antes de impostos', 'Taxa Elenco'];
      const hiring = await wordsOf(() => charge(given));
      const own = await wordsOf(() => charge({ ...given, purpose: 'pay' }));
      expect(hiring).toEqual(expect.arrayContaining(fee));
      expect(own).toContain('R$ 4.000,00');
      for (const word of fee) expect(own).not.toContain(word);
    },
  );

  it('lists each payment of a charge that was paid in several payments', async () => {
    const paid = { status: 'paid', paidOn: '2026-12-20', paidBy: 'slip' } as const;
    const last = { receivedOn: '2026-12-20', paidBy: 'slip', amountCents: 300_000 } as const;
    const parts = [{ receivedOn: '2026-12-01', paidBy: 'pix', amountCents: 100_000 } as const, last];
    const words = await wordsOf(() => charge(paid, parts));
    const from = words.indexOf('Pagamento') + 1;
    expect(words.slice(from, from + 4)).toEqual([
      '01/12/2026, PIX',
      'R$ 1.000,00',
      '20/12/2026, Boleto',
      'R$ 3.000,00',
    ]);
    expect(words).not.toContain('Pago em');
    expect(await wordsOf(() => charge(paid, [last]))).toContain('Pago em');
  });

  it('explains the original amount and the slip’s amount of a charge with a reissued slip', async () => {
    const late = { status: 'overdue', slipCents: 410_533, slipDueOn: '2027-01-11' } as const;
    const words = await wordsOf(() => charge(late));
    const from = words.indexOf('Total');
    expect(words.slice(from, from + 6)).toEqual([
      'Total',
      'R$ 4.000,00',
      'Multa e juros até 11/01/2027',
      'R$ 105,33',
      'Segunda via, válida até 11/01/2027',
      'R$ 4.105,33',
    ]);
    const cancelled = await wordsOf(() => charge({ ...late, status: 'cancelled' }));
    expect(cancelled.some((word) => word.includes('Segunda via') || word.includes('105,33'))).toBe(false);
  });

  it('leaves out an expired slip that lacks fine and interest, and explains why', async () => {
    const on = { restCents: 400_000, fineCents: 8_000, interestCents: 1_333, totalCents: 409_333 };
    const expired = { status: 'overdue', slipDueOn: '2026-12-20', slipCents: 400_000 } as const;
    const wordsOn = (day: string) =>
      wordsOf(() =>
        chargePdf({
          charge: aCharge({ barCode: slip.barCode, digitableLine: slip.line, pixCode, ...expired }),
          owed: { ...on, on: day },
          contract: aContract(),
          company,
          creator,
          payments: [],
          locale: 'pt',
        }),
      );
    const isSlip = (word: string) => word === 'Aceite';
    const late = await wordsOn('2026-12-30');
    expect(late.some(isSlip)).toBe(false);
    expect(late.join(' ')).toContain('O boleto venceu em 20/12/2026');
    expect((await wordsOn('2026-12-20')).some(isSlip)).toBe(true);
  });

  it('shows a creator’s income of a year or of a month', async () => {
    const paid = { month: '2026-10-01', grossCents: 1_000_000, inssCents: 93_231, irrfCents: 158_488 };
    const net = { netCents: 748_281, deductedCents: 40_000, paidCents: 708_281, paidBackCents: 0 };
    const months = [{ ...paid, ...net, issCents: 0 }];
    const holder = { name: creator.name, document: '' };
    const income = (month: string | null) =>
      incomePdf({
        year: 2026,
        month,
        holder,
        months,
        madeAt: '2026-12-01T12:00:00.000Z',
        locale: 'pt',
      });
    expect((await income(null)).toString('latin1')).toContain('(Informe de rendimentos de 2026)');
    const words = await wordsOf(() => income(null));
    expect(words.slice(words.indexOf('Líquido recebido')).slice(1, 6)).toEqual([
      'R$ 7.482,81',
      'Descontado para restituição',
      'R$ 400,00',
      'Transferido para a sua conta',
      'R$ 7.082,81',
    ]);
    expect((await income('2026-10-01')).toString('latin1')).toContain(
      '(Informe de rendimentos de outubro de 2026)',
    );
  });

  it('shows the account for a bank transfer if the charge has neither slip nor PIX code', async () => {
    const abroad = { currency: 'USD', barCode: null, digitableLine: null, pixCode: null } as const;
    expect(pages(await charge(abroad))).toBe(1);
    const words = await wordsOf(() => charge(abroad));
    expect(words).toEqual(
      expect.arrayContaining(['BR09 9999 9999 0000 1000 0000 001C 1', aCharge().ourNumber, 'ZZZZBRSPXXX']),
    );
    expect(words.some((word) => word.includes('simulação'))).toBe(true);
  });

  it('shows the base of each tax of an RPA on its own line, and explains a base above the gross amount', async () => {
    const tax = { code: 'inss', baseCents: 847_555, amountCents: 27_231, lawRef: 'Lei 8.212/1991' } as const;
    const receipt = (baseCents: number) =>
      wordsOf(() =>
        rpaPdf({
          rpa: anRpa({ grossCents: 400_000, withholdings: [{ ...tax, baseCents }] }),
          service: 'Férias com criança',
          locale: 'pt',
        }),
      );
    const words = await receipt(847_555);
    expect(words.slice(words.indexOf('Base de cálculo do INSS'))).toEqual(
      expect.arrayContaining(['R$ 8.475,55', 'INSS (Lei 8.212/1991)', '-R$ 272,31']),
    );
    const explained = (all: readonly string[]) => all.some((word) => word.startsWith('As bases somam'));
    expect([explained(words), explained(await receipt(400_000))]).toEqual([true, false]);
  });
});
