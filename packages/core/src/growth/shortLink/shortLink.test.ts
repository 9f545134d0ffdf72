import { describe, expect, it } from 'vitest';
import {
  accepted,
  aShortLink,
  brandOwner,
  contentEditor,
  curator,
  inserted,
  NOW,
  patchOf,
  refusedWith,
  TODAY,
  theOwner,
} from '../../testing';
import { closeShortLink, makeShortLink } from './commands';
import { isFollowable, linkTarget } from './shortLink';
import { clickSourceOf, isProgram } from './source';

const store = { 'short-links': [aShortLink()] };
const at = { actor: contentEditor, store };
const link = { label: 'Bio do Instagram', target: '/signup/creator' };

describe('a short link', () => {
  it('can be created by content staff and owners', async () => {
    for (const actor of [contentEditor, theOwner]) {
      const input = { ...link, slug: 'verao', expiresOn: TODAY };
      const { changes, reply } = await accepted(makeShortLink, input, { actor, store });
      expect(inserted(changes, 'short-links')).toMatchObject({
        ...input,
        closedAt: null,
        createdById: actor.userId,
      });
      expect(reply).toMatchObject({ slug: 'verao' });
    }
  });

  it('gets a random name by default', async () => {
    expect((await accepted(makeShortLink, link, at)).reply.slug).toBe('abababab');
  });

  it.each<[string, object, string[]]>([
    ['with a name that is taken', { slug: aShortLink().slug }, ['slug_taken /slug']],
    ['with an invalid name', { slug: 'Verão 2026' }, ['invalid_slug /slug']],
    ['that has already expired', { expiresOn: '2026-11-20' }, ['in_the_past /expiresOn']],
    ['with a target without https', { target: 'http://example.com' }, ['invalid_target /target']],
  ])('is rejected %s', async (_, more, why) => {
    expect(await refusedWith(makeShortLink, { ...link, ...more }, at)).toEqual(why);
  });

  it.each([
    ['curation', curator],
    ['a brand', brandOwner],
  ])('cannot be created by %s', async (_, actor) => {
    expect(await refusedWith(makeShortLink, link, { actor, store })).toEqual(['not_allowed']);
    expect(await refusedWith(closeShortLink, { id: aShortLink().id }, { actor, store })).toEqual([
      'not_found',
    ]);
  });

  it('can be closed once', async () => {
    const input = { id: aShortLink().id };
    const { changes } = await accepted(closeShortLink, input, at);
    expect(patchOf(changes, 'short-links')).toEqual({ closedAt: NOW });
    const closed = { 'short-links': [aShortLink({ closedAt: NOW })] };
    expect(await refusedWith(closeShortLink, input, { ...at, store: closed })).toEqual(['already_closed']);
  });

  it('works until the end of its last day, or until it is closed', () => {
    expect(isFollowable({ closedAt: null, expiresOn: null }, TODAY)).toBe(true);
    expect(isFollowable({ closedAt: null, expiresOn: TODAY }, TODAY)).toBe(true);
    expect(isFollowable({ closedAt: null, expiresOn: '2026-11-20' }, TODAY)).toBe(false);
    expect(isFollowable({ closedAt: NOW, expiresOn: null }, TODAY)).toBe(false);
  });
});

describe('the target of a short link', () => {
  it.each(['/', '/c/21/cecilia-amaral?x=1#y', 'https://blog.elenco.example/a'])('accepts %s', (target) =>
    expect(linkTarget.safeParse(target).success).toBe(true),
  );
  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://example.com',
    'signup',
    'https://elenco.example@evil.example',
    'https://localhost/x',
    'https:\\\\evil.example',
    '/a b',
    '',
  ])('rejects %s', (target) => expect(linkTarget.safeParse(target).success).toBe(false));
});

describe('the source of a click on a short link', () => {
  it.each([
    [null, null, 'direct'],
    ['Instagram', 'https://www.google.com/', 'instagram'],
    [null, 'https://l.instagram.com/?u=x', 'instagram'],
    [null, 'https://t.co/abc', 'x'],
    [null, 'https://www.google.com.br/', 'search'],
    ['newsletter', null, 'email'],
    [null, 'https://notinstagram.com/', 'other'],
    [null, 'nonsense', 'direct'],
  ] as const)('is, for the utm_source %s and the referrer %s, %s', (utm, referrer, expected) =>
    expect(clickSourceOf(utm, referrer)).toBe(expected),
  );

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['WhatsApp/2.23', true],
    ['facebookexternalhit/1.1', true],
    ['', true],
  ])('is recognized as a program by the user agent %s: %s', (userAgent, expected) =>
    expect(isProgram(userAgent)).toBe(expected),
  );
});
