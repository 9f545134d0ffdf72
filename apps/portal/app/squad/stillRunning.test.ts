import { aBriefing } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { stillRunning } from './stillRunning';

const running = aBriefing({ id: 31, status: 'hired', startsOn: '2026-11-01', endsOn: '2026-12-31' });
const over = aBriefing({ id: 32, status: 'closed', startsOn: '2026-11-01', endsOn: '2026-12-31' });

it.each([
  ['closed', [31]],
  ['cancelled', [31]],
  ['reporting', []],
] as const)('lists the projects that continue after a squad is %s: %j', (status, ids) => {
  expect(stillRunning({ status }, [running, over], '2026-11-22').map(({ id }) => id)).toEqual(ids);
});
