import en from '@elenco/locales/en/toasts.json' with { type: 'json' };
import pt from '@elenco/locales/pt/toasts.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { flashText, toneOf } from './FlashToast';

const textOf = (texts: Readonly<Record<string, string>>, code: string, title = '', isNext = true) =>
  flashText({ code, title, isNext }, (key, given = {}) =>
    Object.entries(given).reduce(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      texts[key.replace('toasts:', '')] ?? '',
    ),
  );

it.each([
  ['draftApproved', 'Rascunho aprovado', 'Draft approved'],
  ['figuresConfirmed', 'Números confirmados', 'Results confirmed'],
  ['verified', 'Entrega confirmada', 'Deliverable confirmed'],
  ['linkSent', 'Link enviado', 'Link sent'],
])('names the project in the toast and drops further sentences in a queue: %s', (code, inPt, inEn) => {
  expect(textOf(pt, code, 'Verão')).toBe(`${inPt}: “Verão”. Este é o próximo da fila.`);
  expect(textOf(en, code, 'Verão')).toBe(`${inEn}: “Verão”. This is the next one.`);
});

it('names the completed record in a toast outside a queue', () => {
  expect(textOf(pt, 'verified', 'Íris', false)).toBe('Entrega confirmada: Íris');
  expect(textOf(en, 'verified', 'Íris', false)).toBe('Deliverable confirmed: Íris');
});

it('shows the whole text of a toast that names no record', () => {
  expect(textOf(pt, 'linkSent')).toBe('Link enviado. Agora a marca confere.');
});

it('shows a warning for an invoice that was received with differences', () => {
  expect(['invoiceDiffers', 'invoiceSent'].map((code) => toneOf({ code }))).toEqual(['warning', 'success']);
});
