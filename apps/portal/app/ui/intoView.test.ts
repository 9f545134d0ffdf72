import { describe, expect, it } from 'vitest';
import { shiftIntoView } from './intoView';

describe('shiftIntoView', () => {
  it.each([
    { at: 'leaves a popup inside the window', left: 100, right: 300, shift: 0 },
    { at: 'moves a popup that starts left of the window', left: -84, right: 116, shift: 100 },
    { at: 'moves a popup that ends right of the window', left: 250, right: 450, shift: -76 },
    { at: 'shows the start of a popup that is wider than the window', left: -20, right: 480, shift: 36 },
  ])('$at', ({ left, right, shift }) => expect(shiftIntoView({ left, right }, 390)).toBe(shift));
});
