import { expect, it } from 'vitest';
import { visibilityToast } from './editor.server';

const open = { publicProfile: true, pricePublic: true };

it('chooses the toast for the visibility setting that has changed', () => {
  const closed = { ...open, publicProfile: false };
  const hidden = { ...open, pricePublic: false };
  expect([
    visibilityToast(closed, open),
    visibilityToast(open, closed),
    visibilityToast(open, hidden),
    visibilityToast(hidden, open),
    visibilityToast(open, open),
  ]).toEqual(['profileOpen', 'profileClosed', 'priceHidden', 'priceShown', 'saved']);
});
