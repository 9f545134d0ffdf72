import { describe, expect, it } from 'vitest';
import { staffComment } from './staffComment';

const step = (move: string, comment: string | null = null) => ({ move, comment });

describe('staffComment', () => {
  it.each([
    ['the latest one', [step('release', 'old'), step('askMore', 'more'), step('release', 'new')], 'new'],
    ['nothing if the latest one has no comment', [step('release', 'old'), step('release')], undefined],
    ['nothing before the move', [step('submit')], undefined],
  ])('returns %s', (_, steps, comment) => {
    expect(staffComment(steps, 'release')).toBe(comment);
  });
});
