import { expect, it } from 'vitest';
import { visibilityToast } from './editor.server';

const open = { publicProfile: true, pricePublic: true };

it('names in the toast what has changed in the visibility of the profile', () => {
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
