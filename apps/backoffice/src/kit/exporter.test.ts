import { resources as declared } from '@elenco/core';
import { blankParts } from '@elenco/core/hiring';
import { withFields } from '@elenco/locales/fields';
import pt from '@elenco/locales/pt/backoffice.json';
import brief from '@elenco/locales/pt/brief.json';
import fields from '@elenco/locales/pt/fields.json';
import options from '@elenco/locales/pt/options.json';
import resources from '@elenco/locales/pt/resources.json';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { interpolation } from '../providers/i18n';
import { inReais } from './currencyOf';
import { linesOf } from './exporter';
import { wordsIn } from './words';

const texts = {
  ...pt,
  brief,
  options: { ...options, ...pt.options },
  resources: withFields(resources, fields),
};
const { translate } = polyglot(() => texts, 'pt', [{ locale: 'pt', name: 'Português' }], interpolation);
const words = wordsIn(translate, 'pt');

it('writes names of records, labels of options, and no raw values', () => {
  const row = {
    id: 7,
    status: 'processing',
    companyId: 2,
    creatorId: 4,
    withholdings: [{ code: 'inss', amountCents: 12_000, lawRef: 'Lei 8.212' }],
  };
  const related = { companyId: { 2: { id: 2, tradeName: 'Aurora' } } };
  const [labels = [], cells = []] = linesOf('payouts', [row], words, related);
  const cell = (source: string) => cells[labels.indexOf(words.field('payouts', source as never))];
  expect(cell('companyId')).toBe('Aurora');
  // Unreadable records are shown by number.
  expect(cell('creatorId')).toBe('#4');
  expect(cell('status')).toBe(resources.payouts.status.processing);
  expect(cell('withholdings')).toBe('inss, 120,00, Lei 8.212');
  expect(JSON.stringify(cells)).not.toMatch(/[{}"]:/);
});

it('writes every field of a brief as text', () => {
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

it('adds the currency to every amount', () => {
  const row = { id: 7, amountCents: 153_000, currency: 'USD' };
  const [labels = [], cells = []] = linesOf('invoices', [row], words, {});
  expect(cells[labels.indexOf(words.field('invoices', 'currency'))]).toBe('Dólar (USD)');
  const money = Object.values(declared).filter(({ schema }) =>
    Object.keys(schema.shape).some((name) => name.endsWith('Cents')),
  );
  const without = money.filter(({ schema }) => !('currency' in schema.shape)).map(({ name }) => name);
  // Lines of a charge are shown with the charge.
  expect(without.toSorted()).toEqual([...inReais, 'charge-lines'].toSorted());
});
