import { describe, expect, it } from 'vitest';
import {
  aCreator,
  accepted,
  aMediaKitLink,
  brandOwner,
  financier,
  ids,
  inserted,
  NOW,
  otherCreator,
  refusedWith,
  summarize,
  supporter,
  theCreator,
} from '../../testing';
import { createKitLink, revokeKitLink } from './commands';
import { MAX_KIT_LINKS } from './link';

const input = { label: 'Aurora', tokenHash: 'd'.repeat(64) };
const links = (count: number, expiresAt = '2027-02-20T12:00:00.000Z') =>
  Array.from({ length: count }, (_, n) => aMediaKitLink({ id: n + 1, expiresAt }));
const given = (count = 0, expiresAt?: string) => ({
  creators: [aCreator()],
  'media-kit-links': links(count, expiresAt),
});

describe('a link to a media kit', () => {
  it('is valid for 90 days by default', async () => {
    const { changes } = await accepted(createKitLink, input, { actor: theCreator, store: given() });
    expect(inserted(changes, 'media-kit-links')).toMatchObject({
      creatorId: ids.creator,
      label: 'Aurora',
      status: 'active',
      lastUsedAt: null,
      expiresAt: new Date(Date.parse(NOW) + 90 * 86_400_000).toISOString(),
    });
  });

  it.each([
    ['a brand', brandOwner],
    ['support', supporter],
  ])('cannot be created by %s', async (_, actor) => {
    expect(await refusedWith(createKitLink, input, { actor, store: given() })).toEqual(['not_found']);
  });

  it.each<[string, object, string[]]>([
    ['without a label', { ...input, label: ' ' }, ['required /label']],
    ['for zero days', { ...input, days: 0 }, ['too_small /days']],
    ['for more than 365 days', { ...input, days: 366 }, ['too_big /days']],
  ])('is refused %s', async (_, wrong, why) =>
    expect(await refusedWith(createKitLink, wrong, { actor: theCreator, store: given() })).toEqual(why),
  );

  it(`is limited to ${MAX_KIT_LINKS} valid links per creator`, async () => {
    const full = { actor: theCreator, store: given(MAX_KIT_LINKS) };
    expect(await refusedWith(createKitLink, input, full)).toEqual(['too_many_links']);
    const expired = { actor: theCreator, store: given(MAX_KIT_LINKS, '2020-01-01T00:00:00.000Z') };
    await accepted(createKitLink, input, expired);
  });

  it('can be revoked only by its creator or support, and only once', async () => {
    for (const actor of [theCreator, supporter]) {
      const { changes } = await accepted(revokeKitLink, { id: 1 }, { actor, store: given(1) });
      expect(summarize(changes)).toEqual(['move media-kit-links 1 revoke']);
    }
    const revoked = { 'media-kit-links': [aMediaKitLink({ id: 1, status: 'revoked' })] };
    expect(await refusedWith(revokeKitLink, { id: 1 }, { actor: theCreator, store: revoked })).toEqual([
      'move_not_possible',
    ]);
    for (const actor of [otherCreator, brandOwner, financier]) {
      expect(await refusedWith(revokeKitLink, { id: 1 }, { actor, store: given(1) })).toEqual(['not_found']);
    }
  });
});
