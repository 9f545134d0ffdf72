import { describe, expect, it } from 'vitest';
import type { Actor, Duty } from './actor';
import { helpFor, ownHelp } from './helpPages';

const staff = (...duties: Duty[]): Actor => ({ role: 'admin', userId: 1, name: 'A', duties });
const creator: Actor = { role: 'creator', userId: 2, creatorId: 3, name: 'B' };

describe('the list of help pages', () => {
  it.each([
    ['a visitor', { role: 'nobody' } as Actor, ['brand', 'creator'], 'brand'],
    ['a creator', creator, ['brand', 'creator'], 'creator'],
    ['support', staff('support'), ['brand', 'creator', 'finance', 'support'], 'support'],
    ['staff who see projects only', staff('content'), ['brand', 'creator'], 'brand'],
  ])('includes the pages for the role of %s', (_, actor, pages, own) => {
    expect(helpFor(actor)).toEqual(pages);
    expect(ownHelp(actor)).toBe(own);
  });
});
