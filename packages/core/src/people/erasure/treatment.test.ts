import { expect, it } from 'vitest';
import { z } from 'zod';
import { dash, erased, impersonal, pseudonymized } from './treatment';
import { treatmentOf } from './treatmentOf';

const shared = z.string();
const name = pseudonymized(shared, 'Anon. {id}', 'person');

it('declares the erasure of a field without changing the type that other fields share', () => {
  expect(treatmentOf(shared)).toBeUndefined();
});

it('overrides the erasure that a field declares, without changing that field', () => {
  expect(treatmentOf(erased(name, dash))).toEqual({ does: 'erase', to: dash });
  expect(treatmentOf(name)).toEqual({ does: 'pseudonymize', to: 'Anon. {id}', of: ['person'] });
});

it.each<[string, z.ZodType]>([
  ['nullable', impersonal(shared).nullable()],
  ['optional', impersonal(shared).optional()],
  ['refined', impersonal(shared).min(1)],
])('finds the declared erasure of a %s field', (_, type) => {
  expect(treatmentOf(type)).toEqual({ does: 'nothing' });
});

it('validates values like the same type without a declared erasure', () => {
  expect(erased(z.string().trim().max(3), dash).safeParse(' abcd ').success).toBe(false);
  expect(erased(z.string().trim().max(3), dash).parse(' abc ')).toBe('abc');
});
