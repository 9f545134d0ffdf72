import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';

const released: OutboxEvent = {
  id: 1,
  kind: 'briefings.release',
  resource: 'briefings',
  rowId: 31,
  companyId: 11,
  creatorId: null,
  briefingId: 31,
  actorId: null,
  data: {},
  at: '2026-11-21T12:00:00.000Z',
  briefingTitle: 'Sérum',
  briefingKind: 'creator',
  briefingTitleForCreator: 'Sérum',
  companyName: 'Aurora',
  companyNameForCreator: '',
  creatorName: '',
};
const recipient = { id: 3, name: 'Beatriz', email: 'brand@aurora.example', locale: 'pt' } as const;

it.each([
  [{ count: 3, context: 'first', comment: '' }, 'Sua seleção de creators chegou', 'estão prontos'],
  [{ count: 1, context: 'more', comment: '' }, 'Novos nomes na sua seleção', 'incluímos 1 nome na seleção'],
  [{ count: 2, context: 'moreNote', comment: 'Do interior.' }, 'Novos nomes na sua seleção', 'Do interior.'],
  [
    { count: 0, context: 'same', comment: '' },
    'A curadoria respondeu ao seu pedido de mais nomes',
    'os mesmos',
  ],
])('e-mails the brand about what a release adds to the shortlist: %o', (data, subject, text) => {
  const mail = messagesFor({ ...released, data }, 'https://elenco.example')[0]?.mail?.(recipient, '');
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(text);
});
