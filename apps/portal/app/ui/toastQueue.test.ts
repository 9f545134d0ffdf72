import { describe, expect, it } from 'vitest';
import { toastQueue } from './toastQueue';

function line(room: number) {
  const shown: string[] = [];
  const gone = new Map<string, () => void>();
  const add = toastQueue<string>(room, (one, leave) => {
    shown.push(one);
    gone.set(one, leave);
  });
  return { shown, add, leave: (one: string) => gone.get(one)?.() };
}

describe('a toast queue', () => {
  it('shows as many toasts as fit together, and then the others in order', () => {
    const { shown, add, leave } = line(2);
    for (const one of ['a', 'b', 'c', 'd']) add(one);
    expect(shown).toEqual(['a', 'b']);
    leave('b');
    expect(shown).toEqual(['a', 'b', 'c']);
    leave('a');
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
  });

  it('shows the next toast once when a toast disappears, even if this is reported several times', () => {
    const { shown, add, leave } = line(1);
    for (const one of ['a', 'b', 'c']) add(one);
    leave('a');
    leave('a');
    expect(shown).toEqual(['a', 'b']);
  });
});
