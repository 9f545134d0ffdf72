import { expect, it } from 'vitest';
import { fieldInCommon } from './fieldInCommon';

const ana = {
  email: 'ana@casa.example',
  cpf: null,
  phone: '11988887777',
  whatsapp: '11955554444',
  city: 'Recife',
};
const bia = {
  email: 'bia@casa.example',
  cpf: null,
  phone: '11955554444',
  whatsapp: '11988887777',
  city: 'Recife',
};

it('finds one account’s telephone number in the other account’s WhatsApp field', () => {
  expect(fieldInCommon('phone', ana, bia)).toBe('whatsapp');
  expect(fieldInCommon('whatsapp', ana, bia)).toBe('phone');
});

it('prefers the other account’s field of the same name to a different field with the same value', () => {
  expect(fieldInCommon('phone', ana, { ...bia, phone: ana.phone })).toBe('phone');
});

it.each(['email', 'cpf', 'city'])(
  'finds no field in common for an empty value, a different value or a field that is not compared: %s',
  (field) => {
    expect(fieldInCommon(field, ana, bia)).toBeUndefined();
  },
);
