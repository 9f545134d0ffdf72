import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';

const sent: OutboxEvent = {
  id: 1,
  kind: 'contracts.send',
  resource: 'contracts',
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
  companyNameForCreator: '',
  creatorName: 'Cecília Amaral',
};
const recipient = { id: 3, name: 'Cecília Amaral', email: 'creator@story.example', locale: 'pt' } as const;

it('e-mails the creator the net and gross amounts of a contract and the brand’s price', () => {
  const creatorSum = {
    amountCents: 400_000,
    receivesCents: 340_000,
    netCents: 302_600,
    currency: 'BRL',
  } as const;
  const textTo = (event: OutboxEvent) =>
    messagesFor(event, 'https://elenco.example')
      .find(({ audience }) => 'creatorId' in audience)
      ?.mail?.(recipient, '').text;
  expect(textTo({ ...sent, creatorSum: { ...creatorSum, context: 'net' } })).toContain(
    'você recebe R$\u00a03.026,00, líquido (R$\u00a03.400,00 antes dos impostos; a marca paga R$\u00a04.000,00, com a nossa taxa)',
  );
  const effect = { othersCents: -42_286, gainCents: 260_314, context: 'netMonth' } as const;
  expect(textTo({ ...sent, creatorSum: { ...creatorSum, ...effect } })).toContain(
    'Seus outros pagamentos do mesmo mês: -R$\u00a0422,86, porque o imposto é do mês inteiro. No total, R$\u00a02.603,14 a mais para você.',
  );
  // If there is no forecast, the e-mail states that the amount is before taxes.
  expect(textTo({ ...sent, creatorSum })).toContain('você recebe R$\u00a03.400,00, antes dos impostos');
});
