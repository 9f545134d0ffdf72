import { describe, expect, it } from 'vitest';
import {
  aCompany,
  aCreator,
  accepted,
  aPayContract,
  aPayee,
  aShareLink,
  aUser,
  type Case,
  inserted,
  settingsWith,
  theCreator,
  theGuest,
} from '../../../testing';
import { monthlySchedule } from '../amounts';
import { acceptPay } from './acceptPay';
import { sendPay } from './sendPay';

type Changes = Awaited<ReturnType<typeof accepted>>['changes'];
const emitted = (changes: Changes) =>
  changes.flatMap((one) =>
    one.do === 'emit' && one.event.kind.startsWith('share-links.') ? [[one.event.kind, one.event.data]] : [],
  );
const terms: Parameters<typeof aPayContract>[0] = {
  lines: [{ label: 'Reels', quantity: 2, amountCents: 50_000 }],
  feePayer: 'creator',
  schedule: monthlySchedule(100_000, 2, '2026-12-10'),
};

describe('the first e-mail to a client', () => {
  const send = async (given: Parameters<typeof aPayContract>[0]) => {
    const row = aPayContract({ status: 'draft', edition: 0, companyId: null, ...terms, ...given });
    const store: Case['store'] = {
      'pay-contracts': [row],
      creators: [aCreator()],
      payees: [aPayee()],
      settings: settingsWith(),
    };
    return accepted(sendPay, { id: row.id, ip: '', userAgent: '' }, { actor: theCreator, store });
  };

  it('states the price, first due date and note, and greets the contact person', async () => {
    const { changes } = await send({ message: 'Adorei a conversa!', clientContact: 'Marta Reis' });
    expect(emitted(changes)).toMatchObject([
      [
        'share-links.pay',
        { amountCents: 100_000, dueOn: '2026-12-10', context: 'note', comment: 'Adorei a conversa!' },
      ],
    ]);
    expect(inserted(changes, 'share-links')).toMatchObject({ label: 'Marta Reis' });
  });

  it('uses the text without a note if the creator wrote no note', async () => {
    const [[, data] = []] = emitted((await send({ message: '' })).changes);
    expect(data).not.toHaveProperty('context');
  });

  it.each([
    ['', 'revised'],
    ['Mudei a data.', 'revisedNote'],
  ])('about a revised contract with the note “%s” has the text variant %s', async (message, context) => {
    const { changes } = await send({ edition: 1, message });
    expect(emitted(changes)).toMatchObject([['share-links.pay', { context }]]);
  });
});

describe('acceptance of an Elenco Pay contract', () => {
  const row = aPayContract({ status: 'viewed', ...terms });
  const accept = (membership: 'member' | 'outside') =>
    accepted(
      acceptPay,
      { id: row.id, textHash: row.textHash as string, ip: '', userAgent: '' },
      {
        actor: { ...theGuest, payContractId: row.id, actions: ['pay-confirm'] },
        store: {
          'pay-contracts': [row],
          companies: [aCompany({ id: row.companyId as number, membership })],
          users: [aUser({ companyId: row.companyId, email: row.clientEmail as string })],
          creators: [aCreator()],
          'share-links': [aShareLink({ payContractId: row.id, createdById: 7 })],
        },
      },
    );

  it('e-mails a client without an account the total, the first payment and its due date', async () => {
    expect(emitted((await accept('outside')).changes)).toMatchObject([
      ['share-links.payAccepted', { amountCents: 50_000, totalCents: 100_000, dueOn: '2026-12-10' }],
    ]);
  });

  it('sends no e-mail to a company member', async () => {
    expect(emitted((await accept('member')).changes)).toEqual([]);
  });
});
