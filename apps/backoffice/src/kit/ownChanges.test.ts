import { expect, it } from 'vitest';
import { changedByBoth, ownChanges } from './ownChanges';

const record = { tradeName: 'Aurora', phone: '11987654321', responsibleName: null };
const fields = Object.keys(record);

it.each([
  ['nothing typed', record, {}],
  ['one field typed', { ...record, tradeName: 'Aurora do Sul' }, { tradeName: 'Aurora do Sul' }],
  ['a field cleared', { ...record, phone: null }, { phone: null }],
  ['a field that the form does not hold', { ...record, responsibleName: undefined }, {}],
  ['a field that staff may not change', { ...record, status: 'suspended' }, {}],
])('sends only fields of the form that differ from the record: %s', (_, values, sent) => {
  expect(ownChanges(fields, values, record)).toEqual(sent);
});

it.each([
  ['a different field', ['tradeName'], { ...record, phone: '11912345678' }, []],
  ['the same field', ['tradeName', 'phone'], { ...record, phone: '11912345678' }, ['phone']],
  ['no field of the form', ['tradeName'], { ...record, version: 2 }, []],
])('returns the edited fields that another user has changed too: %s', (_, typed, now, both) => {
  expect(changedByBoth(typed, record, now)).toEqual(both);
});
