import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';

const invitation: OutboxEvent = {
  id: 1,
  kind: 'proposals.create',
  resource: 'proposals',
  rowId: 41,
  companyId: 11,
  creatorId: 21,
  briefingId: 31,
  actorId: null,
  data: {},
  at: '2026-11-21T12:00:00.000Z',
  briefingTitle: 'Sérum',
  briefingTitleForCreator: 'Sérum',
  companyName: 'Aurora',
  companyNameForCreator: '',
  creatorName: 'Cecília Amaral',
};
const recipient = { id: 3, name: 'Cecília Amaral', email: 'creator@story.example', locale: 'pt' } as const;

it('invites in the name of the platform while the company keeps its own to itself', () => {
  const [message] = messagesFor(invitation, 'https://elenco.example');
  expect(message?.params.company).toBe('Elenco');
  expect(message?.mail?.(recipient, '').subject).toBe('Elenco convidou você');
  expect(JSON.stringify([message?.params, message?.mail?.(recipient, '')])).not.toContain('Aurora');
});

it('puts the link that opens something into the e-mail alone', () => {
  const signedUp = { ...invitation, kind: 'users.signedUp', resource: 'users', rowId: 3, briefingId: null };
  const [message] = messagesFor(signedUp, 'https://elenco.example');
  expect(message?.opens).toBe('confirm');
  const { text, html } = message?.mail?.(recipient, 'the-token') ?? {};
  for (const body of [text, html]) {
    expect(body).toContain('https://elenco.example/signup/confirm?token=the-token');
  }
  expect(JSON.stringify([message?.params, message?.link])).not.toContain('the-token');
});

it.each([null, 21])('names once what a charge is for, whose creator is %s', (creatorId) => {
  const overdue = { ...invitation, kind: 'charges.fallDue', resource: 'charges', creatorId };
  const [message] = messagesFor(overdue, 'https://elenco.example');
  const mail = message?.mail?.(recipient, '');
  expect(mail?.subject).toBe('Cobrança vencida: Sérum');
  const who = creatorId === null ? '“Sérum”' : 'Cecília Amaral';
  expect(mail?.text).toContain(`A cobrança da contratação de ${who} venceu.`);
});

it('says what only some events say', () => {
  const reminded = {
    ...invitation,
    kind: 'deliverables.remind',
    resource: 'deliverables',
    data: { count: 3 },
  };
  const [message] = messagesFor(reminded, 'https://elenco.example');
  const { text, subject } = message?.mail?.(recipient, '') ?? {};
  expect(message?.params.count).toBe(3);
  expect(`${subject} ${text}`).not.toContain('{{');
});

it('writes to a creator’s own client in the creator’s name, and says what for', () => {
  const email = {
    ...invitation,
    kind: 'share-links.payAnswerEnding',
    resource: 'share-links',
    briefingId: null,
    briefingTitle: '',
    companyName: 'Dora Freire',
    data: { title: 'Oficina', payContractId: 7 },
  };
  const [message] = messagesFor(email, 'https://elenco.example');
  const { text, subject } = message?.mail?.({ ...recipient, name: 'Dora Freire' }, 'the-token') ?? {};
  expect(subject).toBe('Cecília Amaral quer encerrar “Oficina”');
  expect(text).toContain('/pay-client/7/confirm/guest?grant=the-token');
  expect(text).toContain('porque Cecília Amaral escreveu para este endereço');
});
