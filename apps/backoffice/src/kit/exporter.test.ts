import { resources as declared } from '@elenco/core';
import { blankParts } from '@elenco/core/hiring';
import { aCharge, settingsWith } from '@elenco/core/testing';
import { withFields } from '@elenco/locales/fields';
import pt from '@elenco/locales/pt/backoffice.json';
import brief from '@elenco/locales/pt/brief.json';
import fields from '@elenco/locales/pt/fields.json';
import options from '@elenco/locales/pt/options.json';
import resources from '@elenco/locales/pt/resources.json';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { owedColumn } from '../charges/owedColumn';
import { interpolation } from '../providers/i18n';
import { inReais } from './currencyOf';
import { followUpColumns, linesOf } from './exporter';
import { fileNameOf } from './saveTable';
import { wordsIn } from './words';

const texts = {
  ...pt,
  brief,
  options: { ...options, ...pt.options },
  resources: withFields(resources, fields),
};
const { translate } = polyglot(() => texts, 'pt', [{ locale: 'pt', name: 'Português' }], interpolation);
const words = wordsIn(translate, 'pt');

it('exports record names and option labels instead of raw values', () => {
  const row = {
    id: 7,
    status: 'waiting_invoice',
    companyId: 2,
    creatorId: 4,
    withholdings: [{ code: 'inss', amountCents: 12_000, lawRef: 'Lei 8.212' }],
  };
  const related = { companyId: { 2: { id: 2, tradeName: 'Aurora' } } };
  const [labels = [], cells = []] = linesOf('payouts', [row], words, related);
  const cell = (source: string) => cells[labels.indexOf(words.field('payouts', source as never))];
  expect(cell('companyId')).toBe('Aurora');
  // A record that the user cannot read is exported as its number.
  expect(cell('creatorId')).toBe('#4');
  expect(cell('status')).toBe(resources.payouts.status.waiting_invoice);
  expect(cell('withholdings')).toBe('inss, 120,00, Lei 8.212');
  expect(JSON.stringify(cells)).not.toMatch(/[{}"]:/);
});

it.each([
  ['waiting_invoice', null],
  ['processing', { cents: 90_000 }],
])(
  'exports the net amount of a payout that is %s as the list of payouts shows it, after deductions',
  (status, net) => {
    const row = { id: 7, status, netCents: 100_000, deductedCents: 10_000 };
    const [labels = [], cells = []] = linesOf('payouts', [row], words, {});
    expect(cells[labels.indexOf(words.field('payouts', 'netCents'))]).toEqual(net);
  },
);

it('exports every field of a brief as text', () => {
  const rights = { ...blankParts.rights, uses: ['repost'], territory: 'brazil', days: 90, edits: true };
  const row = {
    id: 7,
    wished: [3, 4],
    ...blankParts,
    rights,
    wanted: [{ channel: 'instagram', format: 'reels', quantity: 2 }],
  };
  const [labels = [], cells = []] = linesOf('briefings', [row], words, {});
  const cell = (source: string) => cells[labels.indexOf(words.field('briefings', source as never))];
  const { fields: names } = brief;
  expect(cell('rights')).toBe(
    [
      `${names.uses}: ${options.rightsUse.repost}`,
      `${names.territory}: ${options.territory.brazil}`,
      `${names.rightsDays}: 90 dias`,
      `${names.rightsFrom}: ${options.rightsStart.publication}`,
      `${names.edits}: ${pt.kit.yes}`,
    ].join('; '),
  );
  expect(cell('wanted')).toBe(`2 × ${options.formats.reels} (${options.channels.instagram})`);
  expect(cell('publicText')).toBe('');
  expect(cell('wished')).toBe('3; 4');
});

it('exports instants and days as dates, and record numbers as text', () => {
  const row = { id: 7, dueOn: '2026-11-30', createdAt: '2026-11-30T12:00:00.000Z', amountCents: 5 };
  const [labels = [], cells = []] = linesOf('charges', [row], words, {});
  const cell = (source: string) => cells[labels.indexOf(words.field('charges', source as never))];
  expect(cell('id')).toBe('7');
  expect(cell('dueOn')).toEqual({ day: row.dueOn });
  expect(cell('createdAt')).toEqual({ at: row.createdAt });
  expect(cell('amountCents')).toEqual({ cents: 5 });
});

it('exports every amount with its currency', () => {
  const row = { id: 7, amountCents: 153_000, currency: 'USD' };
  const [labels = [], cells = []] = linesOf('invoices', [row], words, {});
  expect(cells[labels.indexOf(words.field('invoices', 'currency'))]).toBe('Dólar (USD)');
  const [heads = [], line = []] = linesOf('rpas', [{ id: 7 }], words, {});
  expect(line[heads.indexOf(words.field('charges', 'currency'))]).toBe('Real (BRL)');
  const money = Object.values(declared).filter(({ schema }) =>
    Object.keys(schema.shape).some((name) => name.endsWith('Cents')),
  );
  const without = money.filter(({ schema }) => !('currency' in schema.shape)).map(({ name }) => name);
  // The lines of a charge are shown with the charge, which has the currency.
  expect(without.toSorted()).toEqual([...inReais, 'charge-lines'].toSorted());
});

it('exports the amount due today for a charge after the other fields', async () => {
  const rows = [
    aCharge({ status: 'overdue', dueOn: '2020-01-10', currency: 'BRL' }),
    aCharge({ id: 72, status: 'paid' }),
  ];
  const lists = { settings: settingsWith(), instalments: [] };
  const data = {
    getList: async (resource: keyof typeof lists) => ({ data: lists[resource] }),
  } as unknown as Parameters<typeof owedColumn>[1];
  const column = await owedColumn(rows, data, words);
  const [labels = [], overdue = [], paid = []] = linesOf('charges', rows, words, {}, [column]);
  expect(labels.at(-1)).toBe('Devido hoje');
  expect((overdue.at(-1) as { cents: number }).cents).toBeGreaterThan(400_000);
  expect(paid.at(-1)).toBeNull();
});

it('exports each queue row’s assignee and note, and its snooze until it expires', () => {
  const waits = { status: 'overdue', statusSince: '2026-11-01T12:00:00.000Z' };
  const agreed = (rowId: number, snoozedUntil: string) => ({
    rowId,
    assigneeId: 3,
    snoozedUntil,
    snoozedAt: '2026-11-02T12:00:00.000Z',
    note: 'Liga na segunda',
  });
  const followed = [agreed(7, '2999-01-04'), agreed(8, '2026-11-03')] as never;
  const related = { assigneeId: { 3: { id: 3, name: 'Rui' } } };
  const rows = [7, 8, 9].map((id) => ({ id, ...waits }));
  const [labels = [], ...lines] = linesOf(
    'charges',
    rows,
    words,
    {},
    followUpColumns({ followed, related }, words),
  );
  expect(labels.slice(-3)).toEqual(['Responsável', 'Adiado até', 'Observação']);
  expect(lines.map((line) => line.slice(-3))).toEqual([
    ['Rui', { day: '2999-01-04' }, 'Liga na segunda'],
    ['Rui', null, 'Liga na segunda'],
    [null, null, null],
  ]);
  expect(linesOf('charges', rows, words, {})[0]).not.toContain('Responsável');
});

it('names export files in the user’s language without accents or spaces', () => {
  expect(fileNameOf(`${words.name('charges', 2)} 2026-11-30`)).toBe('cobrancas-2026-11-30');
});
