import { describe, expect, it } from 'vitest';
import { waitingLine } from './waitingLine';

function line(room: number) {
  const shown: string[] = [];
  const gone = new Map<string, () => void>();
  const add = waitingLine<string>(room, (one, leave) => {
    shown.push(one);
    gone.set(one, leave);
  });
  return { shown, add, leave: (one: string) => gone.get(one)?.() };
}

describe('a waiting line', () => {
  it('shows at once what there is room for, the rest in its order', () => {
    const { shown, add, leave } = line(2);
    for (const one of ['a', 'b', 'c', 'd']) add(one);
    expect(shown).toEqual(['a', 'b']);
    leave('b');
    expect(shown).toEqual(['a', 'b', 'c']);
    leave('a');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });

  it('makes room once for each, however often it is said to be gone', () => {
    const { shown, add, leave } = line(1);
    for (const one of ['a', 'b', 'c']) add(one);
    leave('a');
    leave('a');
    expect(shown).toEqual(['a', 'b']);
  });
});
