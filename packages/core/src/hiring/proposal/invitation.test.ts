import { expect, it } from 'vitest';
import { inviteWarnings } from './invitation';

const project = { creatorsWanted: 2, startsOn: '2026-11-28', invited: 1 };

it.each([
  [{}, 1, '2026-11-28', []],
  [{}, 2, '2026-11-28', ['more_than_wanted']],
  [{}, 1, '2026-11-29', ['begun']],
  [{ invited: 2 }, 0, '2026-11-29', []],
  [{ startsOn: null }, 1, '2026-11-29', []],
] as const)('warns for %j and %i more on %s of %j', (given, adding, today, expected) => {
  expect(inviteWarnings({ ...project, ...given }, adding, today)).toEqual(expected);
});
