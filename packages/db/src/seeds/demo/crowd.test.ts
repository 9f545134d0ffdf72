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
