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

it('finds the telephone of one account in the WhatsApp field of the other', () => {
  expect(fieldInCommon('phone', ana, bia)).toBe('whatsapp');
  expect(fieldInCommon('whatsapp', ana, bia)).toBe('phone');
});

it('prefers the same field of both accounts to a different field with the same value', () => {
  expect(fieldInCommon('phone', ana, { ...bia, phone: ana.phone })).toBe('phone');
});

it.each(['email', 'cpf', 'city'])(
  'finds no field of the other account if the values are empty or differ, or the field is not compared: %s',
  (field) => {
    expect(fieldInCommon(field, ana, bia)).toBeUndefined();
  },
);
