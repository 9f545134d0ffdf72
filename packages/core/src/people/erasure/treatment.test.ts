import { expect, it } from 'vitest';
import { z } from 'zod';
import { dash, erased, impersonal, pseudonymised } from './treatment';
import { treatmentOf } from './treatmentOf';

const shared = z.string();
const name = pseudonymised(shared, 'Anon. {id}', 'person');

it('marks a field without changing the type that other fields share', () => {
  expect(treatmentOf(shared)).toBeUndefined();
});

it('replaces the treatment of another field completely', () => {
  expect(treatmentOf(erased(name, dash))).toEqual({ does: 'erase', to: dash });
  expect(treatmentOf(name)).toEqual({ does: 'pseudonymise', to: 'Anon. {id}', of: ['person'] });
});

it.each<[string, z.ZodType]>([
  ['nullable', impersonal(shared).nullable()],
  ['optional', impersonal(shared).optional()],
  ['refined', impersonal(shared).min(1)],
])('finds the treatment of a %s field', (_, type) => {
  expect(treatmentOf(type)).toEqual({ does: 'nothing' });
});

it('validates values like the type without a treatment', () => {
  expect(erased(z.string().trim().max(3), dash).safeParse(' abcd ').success).toBe(false);
  expect(erased(z.string().trim().max(3), dash).parse(' abc ')).toBe('abc');
});
