import { describe, expect, it } from 'vitest';
import type { Channel } from './fields';
import { readHandle, readProfileLink } from './handle';

describe('a pasted link to a profile', () => {
  it.each<[string, Channel, string]>([
    ['https://www.instagram.com/ana.souza/?hl=pt', 'instagram', 'ana.souza'],
    [' tiktok.com/@ana ', 'tiktok', 'ana'],
    ['https://youtube.com/@tres/shorts', 'youtube', 'tres'],
  ])('is split into channel and handle: %s', (text, channel, handle) =>
    expect(readProfileLink(text)).toEqual({ channel, handle }),
  );

  it.each(['@ana', 'ana', 'https://carta.substack.com/', 'https://instagram.com/p/abc/', ''])(
    'is not recognized in %j',
    (text) => expect(readProfileLink(text)).toBeUndefined(),
  );
});

describe('a handle', () => {
  it.each<[Channel, string, string]>([
    ['instagram', '@Ana.Souza', 'Ana.Souza'],
    ['instagram', ' https://www.instagram.com/ana.souza/?hl=pt ', 'ana.souza'],
    ['instagram', 'instagram.com/ana.souza/reels/', 'ana.souza'],
    ['tiktok', 'https://www.tiktok.com/@ana?lang=pt', 'ana'],
    ['youtube', 'youtube.com/@tres', 'tres'],
    ['youtube', 'https://m.youtube.com/@jo%C3%A3o/videos', 'joão'],
    ['twitter', 'x.com/ana_souza', 'ana_souza'],
    ['facebook', 'https://pt-br.facebook.com/ana.souza.1', 'ana.souza.1'],
    ['linkedin', 'https://br.linkedin.com/in/um/', 'um'],
    ['pinterest', 'https://br.pinterest.com/ana/', 'ana'],
    ['newsletter', 'https://carta.substack.com', 'carta.substack.com'],
    ['newsletter', 'carta', 'carta'],
    ['spotify', 'https://open.spotify.com/user/ana', 'ana'],
  ])('on %s is read from %j', (channel, typed, handle) => expect(readHandle(channel, typed)).toBe(handle));

  it.each<[Channel, string]>([
    ['youtube', 'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa'],
    ['youtube', 'UCaaaaaaaaaaaaaaaaaaaaaa'],
    ['youtube', 'https://www.youtube.com/c/tres'],
    ['youtube', 'youtu.be/dQw4w9WgXcQ'],
    ['youtube', 'youtube.com'],
    ['instagram', 'https://www.instagram.com/p/abc/'],
    ['instagram', 'https://www.instagram.com/stories'],
    ['instagram', 'https://www.tiktok.com/@ana'],
    ['instagram', 'https://instagram.com.example/ana'],
    ['instagram', 'instagram.com'],
    ['tiktok', 'https://www.tiktok.com/ana'],
    ['linkedin', 'https://www.linkedin.com/company/aurora'],
    ['linkedin', 'https://www.linkedin.com/in/'],
    ['facebook', 'https://www.facebook.com/profile.php?id=1'],
    ['facebook', 'https://www.facebook.com/groups'],
    ['spotify', 'https://open.spotify.com/show/abc'],
    ['newsletter', 'https://substack.com/@ana'],
    ['newsletter', 'https://substack.com'],
    ['instagram', 'caio lemos'],
    ['instagram', '<b>x</b>'],
    ['instagram', '/@ana'],
    ['instagram', '@'],
    ['instagram', ''],
    ['instagram', 'ana\u202esouza'],
    ['tiktok', 'ana, bia'],
  ])('on %s is not found in %j', (channel, typed) => expect(readHandle(channel, typed)).toBeUndefined());
});
