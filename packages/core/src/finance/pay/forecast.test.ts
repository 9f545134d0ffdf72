import { expect, it } from 'vitest';
import { TODAY } from '../../testing';
import { payDayOfPart } from './forecast';

const deadlines = { endsOn: '2026-11-20', silenceDays: 5, isEnded: false, today: TODAY } as const;
const delivery = { side: 'creator' } as const;

it.each([
  ['is late', { work: [] }, deadlines, true],
  ['has changes to make and is late', { work: [delivery, { side: 'company' }] }, deadlines, true],
  ['is delivered', { work: [delivery] }, deadlines, false],
  ['is in time', { work: [] }, { ...deadlines, endsOn: TODAY }, false],
  ['has no last day', { work: [] }, { ...deadlines, endsOn: null }, false],
  ['is dropped with its contract', { work: [] }, { ...deadlines, isEnded: true }, false],
] as const)('counts from a delivery today or not if the work %s', (_, part, given, fromDelivery) => {
  expect(payDayOfPart({ dueOn: TODAY, isPaid: true, ...part } as never, given, 30).fromDelivery).toBe(
    fromDelivery,
  );
});
