import { expect, it } from 'vitest';
import { proposalFlow } from './proposal';
import { hasLapsed, isToChoose, waitsFor, waitsForBrand } from './waitsFor';

it('returns the side that must answer an open proposal, and null for a closed one', () => {
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

it('treats open proposals of an expired project as lapsed, never as waiting for the brand', () => {
  const projects = [
    { id: 1, status: 'hiring', endsOn: '2026-11-20' },
    { id: 2, status: 'hiring', endsOn: '2026-11-21' },
  ] as const;
  const offers = [1, 2].flatMap((briefingId) =>
    (['received', 'sent', 'under_approval', 'approved'] as const).map((status) => ({ briefingId, status })),
  );
  const which = (test: (offer: (typeof offers)[number]) => boolean) =>
    offers.filter(test).map(({ briefingId, status }) => `${briefingId} ${status}`);
  expect(which(waitsForBrand(projects, '2026-11-21'))).toEqual(['2 sent', '2 under_approval']);
  expect(which(hasLapsed(projects, '2026-11-21'))).toEqual(['1 received', '1 sent', '1 under_approval']);
});

it.each([
  [[], false],
  [['received', 'countered', 'declined'], false],
  [['received', 'sent'], true],
  [['under_approval'], true],
] as const)('returns whether the brand can choose among proposals in the states %j: %s', (states, choice) => {
  expect(isToChoose(states.map((status) => ({ status })))).toBe(choice);
});
