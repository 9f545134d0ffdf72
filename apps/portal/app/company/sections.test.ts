import { missingInCompany } from '@elenco/core/people';
import { aCompany } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { settingsFieldId } from './sections';

it('finds the input of every field that a briefing requires of the company', () => {
  const blank = {
    legalName: '',
    cnpj: '',
    responsibleName: '',
    responsibleEmail: '',
    phone: '',
    address: null,
  };
  const missing = missingInCompany(aCompany(blank as object));
  expect(missing).toHaveLength(6);
  expect(missing.map(settingsFieldId)).toEqual([
    'identity-legalName',
    'identity-cnpj',
    'contacts-responsibleName',
    'contacts-responsibleEmail',
    'contacts-phone',
    'address-address.cep',
  ]);
  expect(settingsFieldId('unwantedWords')).toBeUndefined();
});
