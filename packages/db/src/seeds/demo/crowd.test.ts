import { externalRecord } from '@elenco/core';
import { expect, it } from 'vitest';
import { CROWD_SIZE, crowdLines } from './crowd';

const lines = crowdLines('2026-11-28T12:00:00.000Z');

it('creates demo profiles that the import accepts', () => {
  const refused = lines.flatMap((line) => {
    const { error } = externalRecord.safeParse(line);
    return error ? [error.issues[0]] : [];
  });
  expect(refused).toEqual([]);
});

it('marks every profile of the demo crowd as demo data in its name and handle', () => {
  expect(new Set(lines.map(({ accounts: [account] }) => account?.handle)).size).toBe(CROWD_SIZE);
  expect(
    lines.filter(
      ({ name, accounts }) => !name.endsWith('(demo)') || !accounts[0]?.handle.startsWith('demo.'),
    ),
  ).toEqual([]);
});

it('varies ages, places, audiences, channels and prices of demo profiles', () => {
  const kinds = (of: (line: (typeof lines)[number]) => unknown) => new Set(lines.map(of)).size;
  expect(kinds(({ age }) => age)).toBeGreaterThanOrEqual(5);
  expect(kinds(({ city }) => city)).toBeGreaterThan(10);
  expect(kinds(({ price }) => price)).toBeGreaterThan(50);
  expect(kinds(({ accounts }) => accounts.length)).toBe(3);
  expect(kinds(({ audience }) => audience?.genders.female)).toBeGreaterThan(30);
});

it('gives the home city the largest share of an audience, and different shares to other cities', () => {
  const real = lines.filter(
    ({ audience, accounts: [account] }) => audience && (account?.engagement ?? 0) > 0.2,
  );
  const wrong = real.filter(({ city, audience }) => {
    const shares = Object.entries(audience?.cities ?? {}).sort(([, a], [, b]) => b - a);
    return shares[0]?.[0] !== city || shares[0][1] === shares[1]?.[1];
  });
  expect(wrong).toEqual([]);
  expect(new Set(real.map(({ audience }) => JSON.stringify(audience?.cities))).size).toBeGreaterThan(1_000);
});

it('gives parents a text that agrees with their gender', () => {
  const wrong = lines.filter(
    ({ bio = '', gender }) =>
      (bio.includes('Mãe') && gender === 'male') || (bio.includes('Pai ') && gender === 'female'),
  );
  expect(wrong).toEqual([]);
});
