import { expect, it } from 'vitest';
import { proposalFlow } from './proposal';
import { isToChoose, waitsFor } from './waitsFor';

it('waits for one side while it is open, and for nobody after', () => {
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
] as const)('of proposals that are %j there is one to choose: %s', (states, choice) => {
  expect(isToChoose(states.map((status) => ({ status })))).toBe(choice);
});
