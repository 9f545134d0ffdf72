import { describe, expect, it } from 'vitest';
import { formatPrices, socialLinks } from './creatorAbout';

const codes = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => `${message} /${path.join('/')}`) ?? [];

describe('the links in a creator’s profile', () => {
  it.each([
    [{}, []],
    [{ website: 'https://caio.example', youtube: 'https://youtu.be/x' }, []],
    [{ linkedin: 'https://br.linkedin.com/in/caio' }, []],
    [{ linkedin: 'https://linkedin.com.example/in/caio' }, ['link_of_other_site /linkedin']],
    [{ behance: 'https://notbehance.net/caio' }, ['link_of_other_site /behance']],
    [{ website: 'javascript:alert(1)' }, ['invalid_link /website']],
  ])('are validated: %j, errors %j', (links, refused) =>
    expect(codes(socialLinks.safeParse(links))).toEqual(refused),
  );
});

describe('the prices per format in a creator’s profile', () => {
  const reels = { channel: 'instagram', format: 'reels', cents: 120_000 };
  it.each([
    [[reels, { ...reels, format: 'stories' }], []],
    [[reels, { ...reels, cents: 5_000 }], ['format_twice /1/format']],
    [[{ ...reels, channel: 'spotify' }], ['format_not_on_channel /0/format']],
    [[{ ...reels, cents: 99 }], ['too_small /0/cents']],
    [Array(21).fill(reels).slice(0, 21), expect.arrayContaining(['too_many /'])],
  ])('are validated: %j, errors %j', (prices, refused) =>
    expect(codes(formatPrices.safeParse(prices))).toEqual(refused),
  );
});
