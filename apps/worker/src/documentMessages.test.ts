import { noticeWords } from '@elenco/core/operations';
import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';
import { say } from './words';

const answered: OutboxEvent = {
  id: 1,
  kind: 'invoices.accept',
  resource: 'invoices',
  rowId: 41,
  companyId: 11,
  creatorId: 21,
  briefingId: 31,
  actorId: null,
  data: {},
  at: '2026-11-21T12:00:00.000Z',
  briefingTitle: 'Sérum',
  briefingKind: 'creator',
  briefingTitleForCreator: 'Sérum',
  companyName: 'Aurora',
  companyNameForCreator: 'Aurora',
  creatorName: 'Cecília Amaral',
};
const recipient = { id: 3, name: 'Cecília Amaral', email: 'creator@story.example', locale: 'pt' } as const;
const sum = { amountCents: 310_000, currency: 'BRL', dueOn: '2026-12-07' } as const;

it.each([
  [
    'receipt',
    'O recibo (RPA) de “Sérum” para Aurora foi aceito. Você recebe R$\u00a03.100,00, líquido, com pagamento previsto para 7 de dezembro de 2026.',
  ],
  [
    'invoice',
    'A nota fiscal de “Sérum” para Aurora foi aceita. Você recebe R$\u00a03.100,00, líquido, com pagamento previsto para 7 de dezembro de 2026.',
  ],
])(
  'e-mails the creator that the %s was accepted, and states the amount and its payment date',
  (document, text) => {
    const event: OutboxEvent = { ...answered, data: { document }, sum: { ...sum, context: 'dated' } };
    const [message] = messagesFor(event, 'https://elenco.example');
    expect(message?.mail?.(recipient, '').text).toContain(text);
  },
);

it.each([
  [
    'invoices.refuse',
    'receipt',
    'O recibo (RPA) de “Sérum” para Aurora, de R$\u00a03.100,00 antes dos impostos, não foi aceito: Falta o mês',
  ],
  [
    'invoices.refuse',
    'invoice',
    'A nota fiscal de “Sérum” para Aurora, de R$\u00a03.100,00 antes dos impostos, não foi aceita: Falta o mês',
  ],
  ['deliverables.verify', 'receipt', 'Quando todas estiverem confirmadas, confira e emita o recibo (RPA).'],
  ['deliverables.verify', 'invoice', 'Quando todas estiverem confirmadas, envie a nota fiscal.'],
  ['payouts.remind', 'receipt', 'só espera o seu documento: confira e emita o recibo (RPA).'],
  ['payouts.remind', 'invoice', 'só espera o seu documento: envie a nota fiscal.'],
])('names the kind of tax document in the notification of %s: %s', (kind, document, text) => {
  const resource = kind.split('.')[0]!;
  const event = { ...answered, kind, resource, sum, data: { document, comment: 'Falta o mês' } };
  const toCreator = messagesFor(event, 'https://elenco.example').find(
    ({ audience }) => 'creatorId' in audience,
  );
  expect(toCreator?.mail?.(recipient, '').text).toContain(text);
});

it('names no kind of tax document in a notification from before the kind was stored', () => {
  expect(
    say(
      'pt',
      'notices',
      'notices.invoices.accept.creator.body',
      noticeWords({ title: 'Sérum', company: 'Aurora' }, 'pt'),
    ),
  ).toBe('O documento de “Sérum” para Aurora foi aceito. Você recebe –, líquido. Veja o dia do pagamento.');
});
