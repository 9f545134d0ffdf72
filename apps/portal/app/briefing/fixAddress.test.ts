import { stepErrors } from '@elenco/core/hiring';
import { aBriefing } from '@elenco/core/testing';
import { expect, it } from 'vitest';
import { fixAddress } from './fixAddress';

const today = '2026-11-01';
const briefings = '/dashboard/client/briefings/31';

it.each([
  ['project', { startsOn: '2026-12-01', endsOn: null }, `${briefings}/project#briefing-endsOn`],
  ['strategy', { goals: [] }, `${briefings}/strategy#briefing-goals`],
  ['deliverables', { wanted: [] }, `${briefings}/deliverables#briefing-wanted`],
  ['do', {}, `${briefings}/do`],
] as const)('links to the first missing field of the step “%s”', (step, missing, to) => {
  const draft = aBriefing({ id: 31, kind: 'creator', ...missing } as Parameters<typeof aBriefing>[0]);
  expect(fixAddress(draft, step, stepErrors(step, draft, today))).toBe(to);
});
