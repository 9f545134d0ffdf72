import { resources as declared } from '@elenco/core';
import { withFields } from '@elenco/locales/fields';
import pt from '@elenco/locales/pt/backoffice.json';
import fields from '@elenco/locales/pt/fields.json';
import resources from '@elenco/locales/pt/resources.json';
import polyglot from 'ra-i18n-polyglot';
import { describe, expect, it } from 'vitest';
import type { ElencoDataProvider } from '../providers/data';
import { interpolation } from '../providers/i18n';
import { declarationOf, type ResourceName, type ResourceWithFlow } from '../resources';
import { doneText, movedText, partyOf } from './outcome';
import { wordsIn } from './words';

const texts = { ...pt, resources: withFields(resources, fields) };
const { translate } = polyglot(() => texts, 'pt', [{ locale: 'pt', name: 'Português' }], interpolation);
const words = wordsIn(translate, 'pt');
const plain = (text: string) => text.replace(/\s/g, ' ');

const charge = { id: 16, amountCents: 738_856, currency: 'BRL', companyId: 2, creatorId: 4 };
const payout = {
  id: 7,
  status: 'made',
  grossCents: 100_000,
  netCents: 89_000,
  currency: 'BRL',
  creatorId: 4,
};
const briefing = { id: 3, title: 'Verão', budgetCents: undefined, currency: 'BRL', companyId: 2 };

describe('the message after a move', () => {
  it.each([
    ['charges', charge, 'cancel', {}, 'Cobrança #16 cancelada · R$ 7.388,56 · Aurora'],
    // The message states the received amount, not the charged amount.
    ['charges', charge, 'settle', { statedCents: 750_000 }, 'Cobrança #16 paga · R$ 7.500,00 · Aurora'],
    ['payouts', payout, 'release', {}, 'Repasse #7 pago · R$ 890,00 · Aurora'],
    // Staff who may not see amounts receive no budget.
    ['briefings', briefing, 'approve', {}, 'Briefing “Verão” aprovado · Aurora'],
  ] as const)(
    'states the record, the result, the amount and the party: %s',
    (resource, record, move, sent, text) => {
      const outcome = { resource, record, party: 'Aurora', ...sent };
      expect(plain(movedText(move, outcome, words))).toBe(text);
    },
  );

  it('states the amount after the move or, for a waiver, the amount that is no longer owed', () => {
    const ending = { id: 3, refundCents: 10_000, setOffCents: 0, currency: 'BRL' };
    const decided = {
      resource: 'settlements',
      record: { ...ending, refundCents: 25_000 },
      before: ending,
      party: undefined,
    } as const;
    expect(plain(movedText('decide', decided, words))).toBe('Encerramento #3 decidido · R$ 250,00');
    const open = {
      id: 4,
      status: 'open',
      amountCents: 50_000,
      paidCents: 20_000,
      feeCents: 0,
      setOffCents: 0,
    };
    const waived = {
      resource: 'repayments',
      record: { ...open, status: 'waived', currency: 'BRL' },
      before: open,
      party: 'Marina',
    } as const;
    expect(plain(movedText('waive', waived, words))).toBe(
      'Restituição #4 com o resto dispensado · R$ 300,00 · Marina',
    );
  });

  it('leaves out a party that the record does not have', () => {
    const task = { resource: 'tasks', record: { id: 5 }, party: undefined } as const;
    expect(movedText('complete', task, words)).toBe('Tarefa #5 concluída');
  });

  it.each(Object.keys(declared) as ResourceName[])(
    'has a text for each move that staff may make: %s',
    (name) => {
      const { access, flow } = declarationOf(name);
      const owner = { role: 'admin', userId: 1, name: 'Ana', duties: ['owner'] } as never;
      const byStaff = flow
        ? Object.keys(access.moves).filter((move) => access.moves[move]?.(owner).length)
        : [];
      const own = (pt.done as { readonly [resource: string]: object | undefined })[name] ?? {};
      expect(Object.keys(own).toSorted()).toEqual(byStaff.toSorted());
    },
  );
});

describe('the message after a command', () => {
  it('states a record’s amount, or instead the amount that the dialog stated', () => {
    const about = { resource: 'charges', record: charge, party: 'Aurora' } as const;
    expect(plain(doneText('Lembrete enviado.', about, words))).toBe(
      'Lembrete enviado. Cobrança #16 · R$ 7.388,56 · Aurora',
    );
    expect(plain(doneText('Lembrete enviado.', { ...about, statedCents: 750_000 }, words))).toBe(
      'Lembrete enviado. Cobrança #16 · R$ 7.500,00 · Aurora',
    );
    expect(doneText('Salvo.', { resource: 'leads', record: { id: 1 }, party: 'Ana' }, words)).toBe('Salvo.');
  });
});

describe('the party of a record', () => {
  const rows = { companies: { id: 2, tradeName: 'Aurora' }, creators: { id: 4, name: 'Marina' } };
  const data = {
    getOne: (resource: keyof typeof rows) => Promise.resolve({ data: rows[resource] }),
  } as unknown as ElencoDataProvider;
  const party = (resource: ResourceWithFlow, record: { readonly id: number }, duties: readonly string[]) =>
    partyOf(resource, record, { role: 'admin', userId: 1, name: 'Ana', duties } as never, data);

  it('is the brand of a charge, the creator of a payout, and the payer of a receipt', async () => {
    expect(await party('charges', charge, ['owner'])).toBe('Aurora');
    expect(await party('payouts', payout, ['owner'])).toBe('Marina');
    expect(await party('receipts', { id: 1, payerName: 'Loja Sul' } as never, ['owner'])).toBe('Loja Sul');
    expect(await party('leads', { id: 1 }, ['owner'])).toBeUndefined();
  });

  it('is not loaded for a user who may not read the party’s record', async () => {
    const creator = { role: 'creator', userId: 9, name: 'Lia', creatorId: 4 } as never;
    expect(await partyOf('charges', charge, creator, data)).toBeUndefined();
  });
});
