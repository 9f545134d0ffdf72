import { describe, expect, it } from 'vitest';
import { loginFor, pageBeforeSignIn, requestedPageCookie, requiresSignIn } from './pageBeforeSignIn.server';

const brand = { role: 'company', userId: 1, name: 'Ana', companyId: 2, companyRole: 'owner' } as const;
const staff = { role: 'admin', userId: 1, name: 'Ana', duties: ['support'] } as const;
const asking = (cookie: string) => new Request('http://elenco.test/login', { headers: { cookie } });
const back = (path: string, actor: typeof brand | typeof staff = brand) => {
  const [cookie = ''] = requestedPageCookie(new URL(`http://elenco.test${path}`)).split(';');
  return pageBeforeSignIn(asking(`a=b; ${cookie}`), actor);
};

it.each([
  ['/dashboard', '/?openlogin=true'],
  ['/dashboard/no-such-page', '/?openlogin=true'],
  ['/d/p/b/31', '/?openlogin=true'],
  ['/d/p/no-such-page', '/?openlogin=true'],
  ['/dashboard/client/briefing/31', '/?openlogin=true&briefing=31'],
  ['/dashboard/admin/briefing/31/', '/?openlogin=true&briefing=31'],
  ['/dashboard/client/briefing/31/select/guest', null],
  ['/dashboard/client/7/new-report/guest/3.jpg', null],
  ['/dashboards', null],
  ['/d/x', null],
  ['/404', null],
])('redirects a visitor without a session from %s to %s', (path, to) => {
  expect(requiresSignIn(path) ? loginFor(path) : null).toBe(to);
});

describe('the page requested before the sign-in', () => {
  it.each([
    '/dashboard/client/briefing/31/select',
    '/dashboard/contract/4?tab=text',
    '/d/p/b/31',
    '/email/confirm?key=abc',
    '/dashboard/notifications?show=unread&page=2',
  ])('is opened after the sign-in: %s', (path) => {
    expect(back(path)).toBe(path);
  });

  it('is opened without the parameters that the router added', () => {
    expect(back('/dashboard/client/historic?_routes=root&page=2')).toBe('/dashboard/client/historic?page=2');
  });

  it('is ignored if it needs no sign-in, is closed to the user’s role, or is too long', () => {
    expect(back('/dashboard/admin/users')).toBeUndefined();
    expect(back('/dashboard/professional')).toBeUndefined();
    expect(back('/meta/profile')).toBeUndefined();
    expect(back('/dashboard/admin/users', staff)).toBe('/dashboard/admin/users');
    for (const path of ['/', '/logout', '/login', '/api/v1/me']) expect(back(path)).toBeUndefined();
    expect(back(`/dashboard/client?q=${'x'.repeat(2_000)}`)).toBeUndefined();
    expect(pageBeforeSignIn(asking(''), brand)).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/dashboard/client',
    '//elsewhere.example/dashboard/client',
    '/\\elsewhere.example/dashboard/client',
    '/\t/elsewhere.example',
    '/dashboard/client/..//elsewhere.example\\x',
    'javascript:alert(1)',
    '/dashboard/client\r\nSet-Cookie: a=b',
    '%',
  ])('is ignored if the cookie contains anything but a plain path on this site: %s', (path) => {
    expect(pageBeforeSignIn(asking(`going-to=${encodeURIComponent(path)}`), brand)).toBeUndefined();
    expect(pageBeforeSignIn(asking(`going-to=${path.replace(/[\r\n]/g, '')}`), brand)).toBeUndefined();
  });
});
