import { expect, it } from 'vitest';
import { aDeliverable, aPayout } from '../../testing';
import { jobWait } from './jobWait';

it.each([
  [['verified', 'published'], 'waiting_invoice', 'brand'],
  [['draft_submitted'], 'waiting_invoice', 'brand'],
  [[], 'waiting_invoice', 'brand'],
  [['verified', 'verified'], 'waiting_invoice', 'invoice'],
  [['verified'], 'processing', 'payment'],
  [['verified'], 'failed', 'retry'],
] as const)(
  'names, for work that is %j with a payout that is %s, what it waits for: %s',
  (states, status, wait) => {
    const work = states.map((state) => aDeliverable({ status: state }));
    expect(jobWait(work, aPayout({ status }))).toBe(wait);
  },
);
