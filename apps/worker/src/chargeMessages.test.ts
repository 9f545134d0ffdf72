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
])('tells the brand not to pay a cancelled charge of $of, and why', ({ given, pt, en }) => {
  const [message] = messagesFor({ ...cancelled, ...given }, 'https://elenco.example');
  expect(message?.audience).toEqual({ companyId: 11 });
  const textIn = (locale: 'pt' | 'en') => message?.mail?.({ ...to, locale }, '')?.text;
  for (const part of ['R$\u00a03.100,00', '7 de dezembro de 2026', pt, 'Cobrada duas vezes.'])
    expect(textIn('pt')).toContain(part);
  for (const part of ['R$3,100.00', 'December 7, 2026', en, 'Cobrada duas vezes.'])
    expect(textIn('en')).toContain(part);
});
