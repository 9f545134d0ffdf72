import backoffice from '@elenco/locales/pt/backoffice.json';
import resources from '@elenco/locales/pt/resources.json';
import trail from '@elenco/locales/pt/trail.json';
import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { wordsIn } from '../kit/words';
import { interpolation } from '../providers/i18n';
import { changeText } from './changeText';

const { translate } = polyglot(() => ({ ...backoffice, resources, trail }), 'pt', [], interpolation);
const words = wordsIn(translate, 'pt');

it.each([
  [
    'a page opened while impersonating',
    { what: 'request', method: 'GET', path: '/dashboard/client' },
    'Acessou: GET /dashboard/client',
  ],
  [
    'an event by its name',
    { what: 'emit', kind: 'users.privacyAsked' },
    'Evento: pedido de privacidade feito',
  ],
  ['a retired event', { what: 'emit', kind: 'users.bygone' }, 'Evento: users.bygone'],
  ['changed fields by their names', { what: 'update', fields: ['name'] }, 'Alterou: Nome'],
  ['an erasure', { what: 'erase', subject: 'user' }, 'Apagou os dados pessoais'],
])('describes %s in the audit log', (_, data, received) => {
  expect(changeText(words, { command: 'some.command', resource: 'users', data })).toBe(received);
});

it('describes an audit entry without changed fields by its command’s name', () => {
  const entry = { command: 'exports.ask', resource: 'users', data: {} };
  expect(changeText(words, entry)).toBe('Pediu uma cópia dos próprios dados');
});

it('describes a move that does not change the state by its command’s name', () => {
  const data = { what: 'move', from: 'open', to: 'open' };
  expect(changeText(words, { command: 'exports.ask', resource: 'privacy-requests', data })).toBe(
    'Pediu uma cópia dos próprios dados',
  );
});

it('describes a change of an internal table without field names', () => {
  expect(words.table('email_changes')).toBe('Troca do e-mail de acesso');
  const data = { what: 'update', fields: ['tokenHash'] };
  expect(changeText(words, { command: 'resendNewEmail', resource: 'email_changes', data })).toBe('Alterou');
});
