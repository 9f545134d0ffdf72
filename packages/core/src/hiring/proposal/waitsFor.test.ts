import { expect, it } from 'vitest';
import { proposalFlow } from './proposal';
import { isToChoose, waitsFor } from './waitsFor';

it('waits for one side while it is open, and for neither afterwards', () => {
  const waiting = Object.fromEntries(proposalFlow.states.map((status) => [status, waitsFor({ status })]));
  expect(waiting).toEqual({
    received: 'creator',
    pending: 'creator',
    sent: 'company',
    under_approval: 'company',
    countered: 'creator',
    approved: null,
    rejected: null,
    declined: null,
    not_selected: null,
    renewed: null,
  });
});

it.each([
  [[], false],
  [['received', 'countered', 'declined'], false],
  [['received', 'sent'], true],
  [['under_approval'], true],
] as const)('returns, for proposals that are %j, whether the brand has a choice: %s', (states, choice) => {
  expect(isToChoose(states.map((status) => ({ status })))).toBe(choice);
});
