import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';

const sending: OutboxEvent = {
  id: 1,
  kind: 'share-links.pay',
  resource: 'share-links',
  rowId: 41,
  companyId: 11,
  creatorId: 21,
  briefingId: null,
  actorId: null,
  data: {},
  at: '2026-11-21T12:00:00.000Z',
  briefingTitle: '',
  briefingKind: 'creator',
  briefingTitleForCreator: 'Sérum',
  companyName: 'Aurora',
  companyNameForCreator: '',
  creatorName: 'Cecília Amaral',
};
const recipient = { id: 3, name: 'Cecília Amaral', email: 'creator@story.example', locale: 'pt' } as const;

it('e-mails an Elenco Pay client in the creator’s name, and states why the client receives the e-mail', () => {
  const email = {
    ...sending,
    kind: 'share-links.payAnswerEnding',
    companyName: 'Dora Freire',
    data: { title: 'Oficina', payContractId: 7 },
  };
  const [message] = messagesFor(email, 'https://elenco.example');
  const { text, subject } = message?.mail?.({ ...recipient, name: 'Dora Freire' }, 'the-token') ?? {};
  expect(subject).toBe('Cecília Amaral quer encerrar o contrato “Oficina”');
  expect(text).toContain('/pay-client/7/confirm/guest?grant=the-token');
  expect(text).toContain('porque Cecília Amaral escreveu para este endereço');
  // The linked page has the language of the e-mail.
  const english = message?.mail?.({ ...recipient, locale: 'en' }, 'the-token');
  expect(english?.text).toContain('/pay-client/7/confirm/guest?grant=the-token&lang=en');
  expect(text).not.toContain('lang=');
});

it.each([
  ['contract', 'Oficina', 'Cecília Amaral: contrato “Oficina”'],
  ['amendment', 'Oficina', 'Cecília Amaral: aditivo “Oficina”'],
  ['amendment', 'Vale $t(brand)', 'Cecília Amaral: aditivo “Vale $t (brand)”'],
])('e-mails a creator’s Elenco Pay %s to the client with its amount: %s', (amends, title, subject) => {
  const data = { title, payContractId: 7, amends, amountCents: 50_000, currency: 'BRL' };
  const event = { ...sending, data };
  const [message] = messagesFor(event, 'https://elenco.example');
  const mail = message?.mail?.(recipient, 'the-token');
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(`no valor de R$\u00a0500,00`);
});

it.each([
  [{}, 'em –. Não é preciso'],
  [
    { acceptBy: 'dated', acceptOn: '2026-12-05' },
    'em – e prazo para aceitar até 5 de dezembro de 2026. Não é preciso',
  ],
])('names the last day on which the client can accept a creator’s contract: %o', (deadline, words) => {
  const data = { title: 'Oficina', payContractId: 7, amountCents: 50_000, currency: 'BRL', ...deadline };
  const event = { ...sending, data };
  const [message] = messagesFor(event, 'https://elenco.example');
  expect(message?.mail?.(recipient, 'the-token')?.text).toContain(words);
});
