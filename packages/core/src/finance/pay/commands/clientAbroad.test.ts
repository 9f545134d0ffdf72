import { describe, expect, it } from 'vitest';
import type { Company } from '../../../people';
import {
  aCompany,
  aCreator,
  accepted,
  aPayContract,
  aPayee,
  ids,
  inserted,
  patchOf,
  refusedWith,
  type Store,
  TODAY,
  theCreator,
} from '../../../testing';
import { missingInPay } from '../missing';
import type { PayContract } from '../pay';
import { savePay } from './savePay';
import { sendPay } from './sendPay';

const draft = (given: Partial<PayContract> = {}) =>
  aPayContract({
    status: 'draft',
    companyId: null,
    clientCountry: 'DE',
    clientTaxId: 'DE811128135',
    clientName: 'Kessler GmbH',
    clientContact: '',
    clientEmail: 'jonas@kessler.example',
    clientAddress: 'Torstraße 118, 10119 Berlin',
    currency: 'EUR',
    text: '',
    textHash: null,
    textEnglish: '',
    ...given,
  });
const storeOf = (row: PayContract, companies: readonly Company[] = []): Store => ({
  'pay-contracts': [row],
  companies,
  creators: [aCreator()],
  payees: [aPayee()],
});
const client = {
  clientName: 'Kessler GmbH',
  clientContact: '',
  clientEmail: 'jonas@kessler.example',
  clientAddress: '',
};

describe('the client of an Elenco Pay contract', () => {
  const row = draft();
  const save = (part: object) =>
    [
      savePay,
      { id: row.id, part: { ...client, ...part } },
      { actor: theCreator, store: storeOf(row) },
    ] as const;

  it.each([
    ['by CPF, if no country is given', {}, '529.982.247-25', '52998224725'],
    ['by CNPJ', { clientCountry: 'BR' }, '12.abc.345/01de-35', '12ABC34501DE35'],
    ['abroad by a tax number of that country', { clientCountry: 'DE' }, 'de 811 128 135', 'DE811128135'],
    ['abroad without a tax number', { clientCountry: 'US' }, '', ''],
  ])('is identified %s', async (_, country, typed, clientTaxId) => {
    const { changes } = await accepted(...save({ ...country, clientTaxId: typed }));
    expect(patchOf(changes, 'pay-contracts')).toMatchObject({ clientCountry: 'BR', ...country, clientTaxId });
  });

  it.each([
    ['a foreign tax number in Brazil', 'BR', 'DE811128135', 'invalid_tax_id /clientTaxId'],
    ['no tax number in Brazil', 'BR', '', 'required /clientTaxId'],
    ['invalid characters in a tax number abroad', 'DE', 'DE811_128', 'invalid_foreign_tax_id /clientTaxId'],
    ['a tax number of more than 40 characters', 'DE', '1'.repeat(41), 'too_long /part/clientTaxId'],
    ['an invalid country', 'XX', '', 'invalid_value /part/clientCountry'],
  ])('is rejected with %s', async (_, clientCountry, clientTaxId, refusal) => {
    expect((await refusedWith(...save({ clientCountry, clientTaxId })))[0]).toBe(refusal);
  });
});

describe('a client abroad', () => {
  const price = {
    lines: [{ label: 'Reels', quantity: 1, amountCents: 100_000 }],
    feePayer: 'creator',
    schedule: [{ amountCents: 100_000, dueOn: '2026-12-10' }],
    fineBp: 0,
    interestBp: 0,
    cancelBp: 0,
    message: '',
    validUntil: null,
  };
  it.each([
    ['DE', 'EUR', []],
    ['DE', 'USD', []],
    ['DE', 'BRL', ['currency_of_client_abroad /currency']],
    ['BR', 'BRL', []],
    ['BR', 'EUR', []],
  ] as const)(
    'with the country %s and the currency %s gets these errors: %j',
    async (clientCountry, currency, refused) => {
      const row = draft({ clientCountry });
      const at = { actor: theCreator, store: storeOf(row) };
      expect(await refusedWith(savePay, { id: row.id, part: { ...price, currency } }, at)).toEqual(refused);
    },
  );

  it('cannot be sent a draft that was priced in reais before the client’s country was known', async () => {
    const row = draft({ currency: 'BRL' });
    const at = { actor: theCreator, store: storeOf(row) };
    expect(await refusedWith(sendPay, { id: row.id, ip: '', userAgent: '' }, at)).toEqual(['pay_incomplete']);
    expect(missingInPay(row, TODAY)).toEqual([{ step: 'proposal', field: 'currency' }]);
  });
});

describe('sending an Elenco Pay contract', () => {
  const send = async (row: PayContract, companies: readonly Company[] = []) =>
    (
      await accepted(
        sendPay,
        { id: row.id, ip: '', userAgent: '' },
        {
          actor: theCreator,
          store: storeOf(row, companies),
        },
      )
    ).changes;
  const known = (given: Partial<Company>) =>
    aCompany({
      id: 77,
      membership: 'outside',
      creatorId: ids.creator,
      cnpj: null,
      country: 'DE',
      legalName: 'Kessler GmbH',
      responsibleEmail: 'jonas@kessler.example',
      ...given,
    });

  it('rejects the tax number of a client with a different name when saving and when sending', async () => {
    const row = draft({ clientName: 'Bauer GmbH' });
    const store = storeOf(row, [known({ foreignTaxId: 'DE811128135' })]);
    const at = { actor: theCreator, store };
    const part = { ...client, clientName: 'Bauer GmbH', clientCountry: 'DE', clientTaxId: 'DE811128135' };
    expect(await refusedWith(sendPay, { id: row.id, ip: '', userAgent: '' }, at)).toEqual([
      'client_of_another_name',
    ]);
    expect(await refusedWith(savePay, { id: row.id, part }, at)).toEqual([
      'client_of_another_name /clientTaxId',
    ]);
    const own = { ...part, clientName: 'KESSLER GMBH' };
    expect(await refusedWith(savePay, { id: row.id, part: own }, at)).toEqual([]);
  });

  it('creates a client abroad with country and tax number, and e-mails the client in English', async () => {
    const changes = await send(draft());
    expect(inserted(changes, 'companies')).toMatchObject({
      membership: 'outside',
      creatorId: ids.creator,
      country: 'DE',
      foreignTaxId: 'DE811128135',
      cnpj: null,
      cpf: null,
      billingCurrency: 'EUR',
    });
    expect(inserted(changes, 'share-links')).toMatchObject({ locale: 'en', email: 'jonas@kessler.example' });
    const signed = patchOf(changes, 'pay-contracts');
    expect(signed?.text).toContain('CONTRATANTE: Kessler GmbH, NIF DE811128135, Alemanha, Torstraße 118');
    expect(signed?.textEnglish).toContain('CLIENT: Kessler GmbH, Tax ID DE811128135, Germany, Torstraße 118');
    expect(signed?.textEnglish).toContain('€4,000.00 on December 10, 2026');
  });

  it('e-mails a client in Brazil in Portuguese', async () => {
    const changes = await send(draft({ clientCountry: 'BR', clientTaxId: '52998224725' }));
    expect(inserted(changes, 'companies')).toMatchObject({ country: 'BR', cpf: '52998224725', cnpj: null });
    expect(inserted(changes, 'share-links')).toMatchObject({ locale: 'pt' });
  });

  it.each([
    ['same tax number in the same country', {}, { foreignTaxId: 'DE811128135' }, true],
    ['same tax number in another country', {}, { country: 'AT', foreignTaxId: 'DE811128135' }, false],
    ['same e-mail address, neither with a tax number', { clientTaxId: '' }, { foreignTaxId: null }, true],
    ['same e-mail address, one of them with a tax number', {}, { foreignTaxId: null }, false],
    [
      'no tax number and a different e-mail address',
      { clientTaxId: '' },
      { responsibleEmail: 'eva@kessler.example' },
      false,
    ],
    ['a client of another creator', {}, { foreignTaxId: 'DE811128135', creatorId: 22 }, false],
  ])('uses the existing client only if the identity is the same: %s', async (_, of, given, same) => {
    const changes = await send(draft(of), [known(given)]);
    expect(inserted(changes, 'companies') === undefined).toBe(same);
    expect(patchOf(changes, 'pay-contracts')?.companyId === 77).toBe(same);
  });
});
