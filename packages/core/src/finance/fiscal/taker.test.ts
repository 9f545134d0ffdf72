import { describe, expect, it } from 'vitest';
import {
  aCharge,
  aCompany,
  aFeeInvoice,
  aPayContract,
  aPayee,
  findIn,
  ids,
  inserted,
  runReaction,
} from '../../testing';
import { requestInvoice } from './requestInvoice';
import { takerToday } from './taker';

const system = { role: 'system' } as const;
const ofCompany = { companyId: ids.company, creatorId: null };
const ofCreator = { companyId: null, creatorId: ids.creator };
const member = aCompany();
const person = aCompany({ membership: 'outside', cnpj: null, cpf: '52998224725' });
const abroad = aCompany({ membership: 'outside', cnpj: null, cpf: null, country: 'DE' });
const pay = { purpose: 'pay', briefingId: null } as const;

describe('the fee invoice of a paid charge', () => {
  it.each([
    ['hiring: to the brand', {}, 'client', member, ofCompany],
    ['fee paid by the creator: to the creator', pay, 'creator', person, ofCreator],
    [
      'fee paid by the creator, client without a tax number: to the creator',
      pay,
      'creator',
      abroad,
      ofCreator,
    ],
    ['fee paid by a client with a CNPJ: to the client', pay, 'client', member, ofCompany],
    ['fee paid by a client with a CPF: to the client', pay, 'client', person, ofCompany],
    ['fee paid by a client without a tax number: no invoice', pay, 'client', abroad, undefined],
    ['charge in EUR: no invoice', { ...pay, currency: 'EUR' }, 'creator', person, undefined],
    ['zero fee: no invoice', { ...pay, feeCents: 0 }, 'creator', person, undefined],
  ] as const)('is addressed to the payer of the fee: %s', async (_, given, feePayer, company, taker) => {
    const charge = aCharge({ feeCents: 60_000, paidOn: '2026-11-20', ...given });
    const store = {
      companies: [company],
      'pay-contracts': [aPayContract({ contractId: ids.contract, feePayer })],
    };
    const made = inserted(
      await runReaction(requestInvoice, charge, { actor: system, store }),
      'fee-invoices',
    );
    const { companyId, creatorId, amountCents, earnedOn } = made ?? {};
    expect(made && { companyId, creatorId, amountCents, earnedOn }).toEqual(
      taker && { ...taker, amountCents: 60_000, earnedOn: '2026-11-20' },
    );
  });

  it.each([
    ['a company by its CNPJ', ofCompany, member, { taxId: member.cnpj, name: member.legalName }],
    ['a client by their CPF', ofCompany, person, { taxId: '52998224725', name: person.legalName }],
    ['a creator by their payee data', ofCreator, member, { taxId: aPayee().taxId, name: aPayee().holder }],
    ['a company without a tax number', ofCompany, abroad, { taxId: '', name: abroad.legalName }],
  ])('states the recipient’s data: %s', async (_, taker, company, expected) => {
    const find = findIn({ companies: [company], payees: [aPayee()] }, system);
    expect(await takerToday(find, aFeeInvoice(taker))).toEqual(expected);
  });
});
