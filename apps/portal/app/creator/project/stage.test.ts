import { expect, it } from 'vitest';
import { phaseOf, stageOf } from './stage';

it.each([
  ['received', undefined, 'invited'],
  ['pending', undefined, 'writing'],
  ['countered', undefined, 'writing'],
  ['under_approval', undefined, 'sent'],
  ['approved', 'sent', 'contract'],
  ['approved', 'active', 'work'],
  ['approved', 'completed', 'work'],
  ['approved', 'cancelled', 'ended'],
  ['declined', undefined, 'ended'],
  ['not_selected', undefined, 'ended'],
] as const)('maps a proposal that is %s and a contract that is %s to the stage %s', (status, made, stage) => {
  expect(stageOf({ status }, made && { status: made })).toBe(stage);
});

it('returns the phase “writing” for a sent proposal, and “paid” once all work is delivered', () => {
  expect(phaseOf('sent', false)).toBe('writing');
  expect(phaseOf('work', false)).toBe('work');
  expect(phaseOf('work', true)).toBe('paid');
  expect(phaseOf('ended', false)).toBeUndefined();
});
