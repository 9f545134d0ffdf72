import { expect, it } from 'vitest';
import { payTermsText } from '../../finance';
import {
  aBriefing,
  aCompany,
  aCreator,
  aPayContract,
  aPayee,
  aSentProposal,
  settingsWith,
  TODAY,
} from '../../testing';
import { signedNames } from './signedNames';
import { previewContract } from './terms';

const hired = (company = aCompany(), payee = aPayee(), creator = aCreator()) =>
  previewContract({
    company,
    creator,
    payee,
    briefing: aBriefing(),
    proposal: aSentProposal(),
    settings: settingsWith(),
    approvedOn: TODAY,
  }).text;
const ofOwn = (client: Partial<ReturnType<typeof aPayContract>>, name = 'Cê') =>
  payTermsText({
    pay: aPayContract(client),
    creator: { name },
    payee: aPayee(),
    amends: null,
    payoutDays: 15,
  });
const abroad = { clientName: 'Kessler, Söhne', clientCountry: 'DE', clientAddress: 'Torstraße 1' };

it.each([
  ['a company with a CNPJ', hired(), 'Aurora Cosméticos Ltda.', 'Cecília Amaral'],
  [
    'a company name with commas',
    hired(aCompany({ legalName: 'Sá, Lima, CNPJ e Cia.' })),
    'Sá, Lima, CNPJ e Cia.',
    'Cecília Amaral',
  ],
  [
    'a company with neither CNPJ nor address',
    hired(aCompany({ cnpj: null, address: null })),
    'Aurora Cosméticos Ltda.',
    'Cecília Amaral',
  ],
  [
    'a payee with another name, as a company',
    hired(aCompany(), aPayee({ legalForm: 'company', taxId: '11222333000181', holder: 'C. Amaral, ME' })),
    'Aurora Cosméticos Ltda.',
    'C. Amaral, ME (Cecília Amaral)',
  ],
  [
    'a creator whose stage name is the legal name',
    ofOwn({ clientName: 'Rui Sá', clientTaxId: '52998224725' }, aPayee().holder),
    'Rui Sá',
    aPayee().holder,
  ],
  [
    'a client who is an individual',
    ofOwn({ clientName: 'Rui Sá', clientTaxId: '52998224725' }),
    'Rui Sá',
    'Cecília Amaral (Cê)',
  ],
  [
    'a foreign client with a tax id',
    ofOwn({ ...abroad, clientTaxId: 'DE81' }),
    'Kessler, Söhne',
    'Cecília Amaral (Cê)',
  ],
  [
    'a foreign client without a tax id',
    ofOwn({ ...abroad, clientTaxId: '' }),
    'Kessler, Söhne',
    'Cecília Amaral (Cê)',
  ],
])('reads the names of the parties from the text of a contract: %s', (_, text, company, creator) => {
  expect(signedNames(text)).toEqual({ company, creator });
});

it('returns no names of the parties if the text of the contract was erased', () => {
  expect(signedNames('–')).toBeNull();
});
