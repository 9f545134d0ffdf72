import { expect, it } from 'vitest';
import { fieldId, nameOf } from './fieldName';

it.each([
  ['/budgetCents', 'budgetCents'],
  ['/work/place', 'work.place'],
  ['/wanted/0/channel', 'wanted[0].channel'],
])('converts the pointer %s to the field %s of a form', (pointer, name) => {
  expect(nameOf(pointer)).toBe(name);
  expect(fieldId('briefing', pointer)).toBe(`briefing-${name}`);
});
