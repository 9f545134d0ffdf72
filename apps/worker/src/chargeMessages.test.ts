import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';

const cancelled: OutboxEvent = {
  id: 1,
  kind: 'charges.cancel',
  resource: 'charges',
  rowId: 71,
  companyId: 11,
  creatorId: null,
  briefingId: null,
  actorId: null,
  data: { comment: 'Cobrada duas vezes.' },
  at: '2026-11-21T12:00:00.000Z',
  briefingTitle: '',
  briefingKind: null,
  briefingTitleForCreator: '',
  companyName: 'Aurora',
  companyNameForCreator: '',
  creatorName: '',
  sum: { amountCents: 310_000, currency: 'BRL', dueOn: '2026-12-07' },
};
const to = { id: 3, name: 'Bia', email: 'brand@aurora.example' } as const;

it.each([
  { of: 'a project', given: { briefingId: 31, briefingTitle: 'Sérum' }, pt: '“Sérum”', en: '“Sérum”' },
  { of: 'a plan', given: {}, pt: 'da sua assinatura', en: 'your subscription' },
])('notifies the brand that a charge for $of was cancelled and why', ({ given, pt, en }) => {
  const [message] = messagesFor({ ...cancelled, ...given }, 'https://elenco.example');
  expect(message?.audience).toEqual({ companyId: 11 });
  const textIn = (locale: 'pt' | 'en') => message?.mail?.({ ...to, locale }, '')?.text;
  for (const part of ['R$\u00a03.100,00', '7 de dezembro de 2026', pt, 'Cobrada duas vezes.'])
    expect(textIn('pt')).toContain(part);
  for (const part of ['R$3,100.00', 'December 7, 2026', en, 'Cobrada duas vezes.'])
    expect(textIn('en')).toContain(part);
});

it('lists the amount and due date of all charges that the end of a contract cancels in one e-mail', () => {
  const ofHiring = {
    briefingId: 31,
    briefingTitle: 'Sérum',
    creatorId: 21,
    data: { comment: 'Mudou o plano.' },
  };
  const first = { ...cancelled, ...ofHiring };
  const second = {
    ...first,
    id: 2,
    rowId: 72,
    sum: { ...cancelled.sum!, amountCents: 90_000, dueOn: '2027-01-05' },
  };
  const together = [first, second];
  const messages = together.flatMap((event) => messagesFor(event, 'https://elenco.example', together));
  expect(messages).toHaveLength(1);
  const mailIn = (locale: 'pt' | 'en') => messages[0]?.mail?.({ ...to, locale }, '');
  expect(mailIn('pt')?.subject).toBe('2 cobranças canceladas, R$ 4.000,00 ao todo: Sérum');
  expect(mailIn('pt')?.text).toContain(
    '- R$\u00a03.100,00, 7 de dezembro de 2026\n- R$\u00a0900,00, 5 de janeiro de 2027',
  );
  expect(mailIn('pt')?.text).toContain('Mudou o plano.');
  expect(mailIn('en')?.text).toContain('- R$3,100.00, December 7, 2026\n- R$900.00, January 5, 2027');
  expect(mailIn('en')?.subject).toBe('2 charges canceled, R$4,000.00 in total: Sérum');
});
