import { noticeWords, strangerEmails } from '@elenco/core/operations';
import type { OutboxEvent } from '@elenco/db';
import { expect, it } from 'vitest';
import { messagesFor } from './messages';
import { say } from './words';

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
  briefingKind: 'creator',
  briefingTitleForCreator: 'Sérum',
  companyName: 'Aurora',
  companyNameForCreator: '',
  creatorName: 'Cecília Amaral',
};
const recipient = { id: 3, name: 'Cecília Amaral', email: 'creator@story.example', locale: 'pt' } as const;

it('names the platform as the inviting party if the company hides its name', () => {
  const [message] = messagesFor(invitation, 'https://elenco.example');
  expect(message?.params.company).toBe('Elenco');
  expect(message?.mail?.(recipient, '').subject).toBe('Elenco convidou você');
  expect(JSON.stringify([message?.params, message?.mail?.(recipient, '')])).not.toContain('Aurora');
});

it('includes secret links only in e-mails, not in notices', () => {
  const signedUp = { ...invitation, kind: 'users.signedUp', resource: 'users', rowId: 3, briefingId: null };
  const [message] = messagesFor(signedUp, 'https://elenco.example');
  expect(message?.opens).toBe('confirm');
  const { text, html } = message?.mail?.(recipient, 'the-token') ?? {};
  for (const body of [text, html]) {
    expect(body).toContain('https://elenco.example/signup/confirm?token=the-token');
  }
  expect(JSON.stringify([message?.params, message?.link])).not.toContain('the-token');
});

const sum = { amountCents: 310_000, currency: 'BRL', dueOn: '2026-12-07' } as const;

it.each([null, 21])(
  'names the project or creator of an overdue charge only once, with its amount and due date (creator id %s)',
  (creatorId) => {
    const overdue = { ...invitation, kind: 'charges.fallDue', resource: 'charges', creatorId, sum };
    const [message] = messagesFor(overdue, 'https://elenco.example');
    const mail = message?.mail?.(recipient, '');
    expect(mail?.subject).toBe('Cobrança vencida: Sérum');
    const who = creatorId === null ? '“Sérum”' : 'Cecília Amaral';
    expect(mail?.text).toContain(
      `A cobrança de R$\u00a03.100,00 pela contratação de ${who} venceu em 7 de dezembro de 2026.`,
    );
  },
);

it.each([
  'subscriptions.suspend',
  'subscriptions.cancel',
  'subscription-periods.issue',
  'subscription-periods.remind',
  'subscription-periods.overdue',
  'card-payments.decline',
])('e-mails the brand the amount, due date and link of the event %s in Portuguese and English', (kind) => {
  const resource = kind.split('.')[0]!;
  const event = { ...invitation, kind, resource, briefingId: null, creatorId: null, sum };
  const [message] = messagesFor(event, 'https://elenco.example');
  expect(message?.params).toMatchObject(sum);
  const of = (locale: 'pt' | 'en') => message?.mail?.({ ...recipient, locale }, '')?.text ?? '';
  for (const text of [
    'R$\u00a03.100,00',
    '7 de dezembro de 2026',
    'https://elenco.example/dashboard/client/',
  ])
    expect(of('pt')).toContain(text);
  for (const text of ['R$3,100.00', 'December 7, 2026', 'https://elenco.example/dashboard/client/'])
    expect(of('en')).toContain(text);
});

it.each([
  ['a hiring', 31, 21],
  ['a subscription', null, null],
])(
  'notifies the brand of a partial payment for %s and of the remaining amount',
  (_, briefingId, creatorId) => {
    const data = { ...sum, receivedCents: 100_000, totalCents: 410_000 };
    const event = { ...invitation, kind: 'charges.keepPart', resource: 'charges', rowId: 71, data };
    const [message] = messagesFor({ ...event, briefingId, creatorId }, 'https://elenco.example');
    const of = (locale: 'pt' | 'en') => message?.mail?.({ ...recipient, locale }, '')?.text ?? '';
    expect(of('pt')).toContain(
      'Recebemos R$\u00a01.000,00 de R$\u00a04.100,00. O boleto e o PIX do restante, de R$\u00a03.100,00, estão na página da cobrança.',
    );
    expect(of('en')).toContain(
      'We received R$1,000.00 of R$4,100.00. The bank slip and PIX code for the rest, R$3,100.00, are on the charge’s page.',
    );
    expect(of('en')).toContain('https://elenco.example/dashboard/client/charge/71/slip');
  },
);

it.each([
  [
    'keepPart',
    { waivedCents: 2_333, context: 'waived' },
    'Dispensamos a multa e os juros dessa parte, de R$\u00a023,33.',
  ],
  [
    'dropPart',
    { comment: 'De outra cobrança' },
    'O pagamento parcial de R$\u00a01.000,00 não vale mais para esta cobrança',
  ],
  [
    'waive',
    { waivedCents: 2_333, comment: 'Acordo com a marca' },
    'com R$\u00a023,33 a menos do que o devido com multa e juros. Esse valor deixa de ser cobrado. Motivo: Acordo com a marca',
  ],
  [
    'reissue',
    {},
    'R$\u00a03.100,00, com multa e juros, se houver, até o novo vencimento, 7 de dezembro de 2026',
  ],
  ['remind', {}, 'A cobrança de R$\u00a03.100,00, com vencimento em 7 de dezembro de 2026, está em aberto.'],
  ['remind', { lateCents: 2_333, context: 'late' }, 'dos quais R$\u00a023,33 são multa e juros'],
  ['postpone', { comment: 'Acordo' }, 'agora vence em 7 de dezembro de 2026, e o boleto e o PIX na página'],
])('notifies the brand of the charge’s event “%s” with its amounts', (act, more, text) => {
  const data = { ...sum, receivedCents: 100_000, totalCents: 410_000, ...more };
  const event = { ...invitation, kind: `charges.${act}`, resource: 'charges', rowId: 71, data };
  const messages = messagesFor({ ...event, briefingId: null, creatorId: null }, 'https://elenco.example');
  expect(messages).toHaveLength(1);
  const [{ kind, params } = { kind: '', params: {} }] = messages;
  expect(say('pt', 'notices', `${kind}.body`, noticeWords(params, 'pt'))).toContain(text);
});

it.each([
  [null, 'O pagamento de R$\u00a03.100,00 da sua assinatura'],
  [31, 'O pagamento de R$\u00a03.100,00 pela contratação de “Sérum”'],
])(
  'notifies the brand of a reversed payment with its amount and due date (project %s; null for a subscription)',
  (briefingId, text) => {
    const event = { ...invitation, kind: 'charges.reopen', resource: 'charges', rowId: 71, sum };
    const [{ kind, params } = { kind: '', params: {} }] = messagesFor(
      { ...event, briefingId, creatorId: null },
      'https://elenco.example',
    );
    const body = say('pt', 'notices', `${kind}.body`, noticeWords(params, 'pt'));
    expect(body).toContain(text);
    expect(body).toContain('com vencimento em 7 de dezembro de 2026, está de novo em aberto');
  },
);

it.each([
  ['creator', 'approve', 'Publique e informe o link.'],
  ['freelancer', 'approve', 'Entregue a versão final e informe o link.'],
  ['creator', 'publish', 'O conteúdo de “Sérum” está no ar.'],
  ['freelancer', 'publish', 'O trabalho de “Sérum” foi entregue.'],
] as const)('describes to a %s the consequence of deliverables.%s', (briefingKind, move, text) => {
  const event = { ...invitation, kind: `deliverables.${move}`, resource: 'deliverables', briefingKind };
  const [{ kind, params, mail } = { kind: '', params: {} }] = messagesFor(event, 'https://elenco.example');
  expect(say('pt', 'notices', `${kind}.body`, noticeWords(params, 'pt'))).toContain(text);
  expect(mail?.(recipient, '').text).toContain(text);
});

it('notifies only the brand of the full amount paid, including the late fee', () => {
  const late = { amountCents: 410_533, lateCents: 10_533, context: 'late' } as const;
  const event = { ...invitation, kind: 'charges.settle', resource: 'charges', sum: { ...sum, ...late } };
  const [toBrand, toCreator] = messagesFor(event, 'https://elenco.example');
  expect(toBrand?.params).toMatchObject(late);
  expect(Object.keys(toCreator?.params ?? {})).not.toContain('lateCents');
});

it.each([
  [
    { context: 'last' },
    'Recebemos R$\u00a03.000,00, o último pagamento da cobrança de R$\u00a04.000,00 pela contratação de Cecília Amaral. A cobrança está quitada',
  ],
  [{ context: 'lastLate', lateCents: 6_000 }, 'dos quais R$\u00a060,00 são multa e juros por atraso'],
])('notifies only the brand of the amount of the last partial payment for a charge: %o', (more, text) => {
  const data = { amountCents: 300_000, totalCents: 400_000, currency: 'BRL', ...more };
  const event = { ...invitation, kind: 'charges.settle', resource: 'charges', sum, data };
  const [toBrand, toCreator] = messagesFor(event, 'https://elenco.example');
  const words = (part: string) =>
    say('pt', 'notices', `${toBrand!.kind}.${part}`, noticeWords(toBrand!.params, 'pt'));
  expect(words('subject')).toBe('Pagamento de R$\u00a03.000,00 recebido');
  expect(words('body')).toContain(text);
  for (const name of Object.keys(data)) expect(toCreator?.params).not.toHaveProperty(name);
});

it('notifies finance of the amount and due date of a drafted subscription charge', () => {
  const drafted = { ...invitation, kind: 'subscriptions.drafted', resource: 'subscriptions', data: sum };
  const [message] = messagesFor(drafted, 'https://elenco.example');
  expect(message?.params).toMatchObject(sum);
});

it.each([
  ['AN', 'com a ocorrência AN'],
  ['Conta encerrada', 'falhou: Conta encerrada'],
])('notifies finance of a failed payout with the bank’s code or the reason: %s', (comment, shown) => {
  const failed = { ...invitation, kind: 'payouts.fail', resource: 'payouts', data: { comment } };
  const texts = messagesFor(failed, 'https://elenco.example').map(({ kind, params }) =>
    say('pt', 'notices', `${kind}.body`, noticeWords(params, 'pt')),
  );
  expect(texts.some((text) => text.includes(shown))).toBe(true);
});

it('shows the brand’s price only to the brand, and the creator’s amount only to the creator', () => {
  const creatorSum = { amountCents: 263_500, currency: 'BRL' } as const;
  const amounts = (kind: string) => {
    const own = /^(charges|settlements)/.test(kind) ? { creatorSum } : {};
    const event = { ...invitation, kind, resource: kind.split('.')[0]!, sum, ...own };
    return messagesFor(event, 'https://elenco.example').map(({ audience, params }) => [
      Object.keys(audience)[0],
      params.amountCents,
    ]);
  };
  expect(amounts('charges.settle')).toEqual([
    ['companyId', 310_000],
    ['creatorId', 263_500],
  ]);
  expect(amounts('settlements.create')).toEqual([
    ['companyId', 310_000],
    ['creatorId', 263_500],
  ]);
  expect(amounts('payouts.release')).toEqual([
    ['creatorId', 310_000],
    ['companyId', undefined],
  ]);
});

it('fills every placeholder in the e-mail of a reminder of deliverables', () => {
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

it.each(Object.keys(strangerEmails))(
  'removes links typed by users from e-mails to people without an account: %s',
  (kind) => {
    const typed = 'Prêmio https://evil.example/a www.evil.example evil.example/b';
    const event = {
      ...invitation,
      kind,
      resource: kind.split('.')[0]!,
      briefingTitle: typed,
      companyName: typed,
      creatorName: typed,
      data: { title: typed, comment: typed, client: typed, by: typed, payContractId: 7, change: 5 },
    };
    for (const { mail, audience } of messagesFor(event, 'https://elenco.example')) {
      // Skips messages to users with an account, because their texts come only from these users or from
      // staff.
      if (('userId' in audience && kind !== 'users.signedUp') || ('of' in audience && audience.of === 'old'))
        continue;
      for (const locale of ['pt', 'en'] as const) {
        const { subject, text, html } = mail!({ ...recipient, name: typed, locale }, 'the-token');
        expect(`${subject} ${text} ${html}`).not.toContain('evil.example');
        expect(text).toContain('https://elenco.example/');
      }
    }
  },
);
