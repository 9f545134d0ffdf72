import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './passwords';

const composed = 'três gatos né';
const decomposed = composed.normalize('NFD');

it('accepts a password in either Unicode composition of its characters', async () => {
  const made = await hashPassword(composed);
  expect(await isPasswordOf(made, decomposed)).toBe(true);
  expect(await isPasswordOf(await hashPassword(decomposed), composed)).toBe(true);
  expect(await isPasswordOf(made, 'tres gatos ne')).toBe(false);
});

it('accepts a password that was hashed before normalization was introduced', async () => {
  expect(await isPasswordOf(await hash(decomposed), decomposed)).toBe(true);
});
