import { describe, expect, it } from 'vitest';
import { audienceOf, hasMenu } from './frames';

describe('the frame of public pages', () => {
  it.each(['/', '/calculator', '/terms', '/blog', '/cases/aurora', '/signup/brand'])(
    'shows the menu and the footer on %s',
    (path) => expect(hasMenu(path)).toBe(true),
  );

  it.each([
    '/new-home',
    '/3/7/guest',
    '/3/7/invoice/guest',
    '/login',
    '/login/code',
    '/404',
    '/c/7/caio-lemos',
    '/meta/profile',
    '/tiktok/profile/3',
    '/youtube/profile',
    '/any/modal',
  ])('hides the menu and the footer on %s', (path) => expect(hasMenu(path)).toBe(false));
});

describe('the audience of a page', () => {
  const of = (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    return audienceOf(pathname, searchParams);
  };

  it.each(['/', '/?for=brand', '/?for=anything', '/terms', '/tour', '/help/brand'])(
    'is brands at %s',
    (address) => expect(of(address)).toBe('brand'),
  );
  it.each([
    '/?for=creator',
    '/?modal=be&for=creator',
    '/calculator',
    '/academy/first-contract',
    '/tour/creators',
    '/help/creator',
  ])('is creators at %s', (address) => expect(of(address)).toBe('creator'));
});
