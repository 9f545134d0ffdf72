import { describe, expect, it } from 'vitest';
import { playerOrigins, videoAt, videoNetworks } from './videoAddress';

const tiktokId = '7301234567890123456';

describe('the video at a URL', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s', 'youtube', 'dQw4w9WgXcQ'],
    ['http://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/live/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/groups/motion/videos/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/showcase/1234567/video/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871'],
    ['https://www.instagram.com/reel/CxYz_12-abc/?igsh=x', 'instagram', 'CxYz_12-abc'],
    ['https://instagram.com/ana.clara/reel/CxYz_12-abc/', 'instagram', 'CxYz_12-abc'],
    ['https://www.instagram.com/p/CxYz_12-abc', 'instagram', 'CxYz_12-abc'],
    [`https://www.tiktok.com/@ana.clara/video/${tiktokId}?lang=pt`, 'tiktok', tiktokId],
    [`https://m.tiktok.com/@ana_1/video/${tiktokId}`, 'tiktok', tiktokId],
    [`https://www.tiktok.com/embed/v2/${tiktokId}`, 'tiktok', tiktokId],
  ])('is found: %s', (address, network, id) => {
    const found = videoAt(address);
    expect(found).toMatchObject({ network, id });
    // The stored URL must lead to the same video.
    expect(videoAt(found?.page ?? '')).toEqual(found);
  });

  it.each([
    ['an empty string', ''],
    ['a text that is not a URL', 'dQw4w9WgXcQ'],
    ['a different scheme', 'javascript://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['a data URL', 'data:text/html,https://youtu.be/dQw4w9WgXcQ'],
    ['another host', 'https://example.com/watch?v=dQw4w9WgXcQ'],
    ['a host that begins like YouTube’s', 'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ'],
    ['a host that ends like YouTube’s', 'https://notyoutube.com/watch?v=dQw4w9WgXcQ'],
    ['a user name that looks like the host', 'https://youtube.com@example.com/watch?v=dQw4w9WgXcQ'],
    ['a URL with a user name', 'https://ana@youtube.com/watch?v=dQw4w9WgXcQ'],
    ['a URL with a port', 'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ'],
    ['a YouTube channel', 'https://www.youtube.com/@anaclara'],
    ['a YouTube list', 'https://www.youtube.com/playlist?list=PLabcdefghij'],
    ['a YouTube id that is too short', 'https://youtu.be/dQw4w9WgXc'],
    ['a YouTube id with markup', 'https://youtu.be/%22%3E%3Cscript%3E'],
    ['a Vimeo account', 'https://vimeo.com/anaclara'],
    ['a Vimeo showcase', 'https://vimeo.com/showcase/1234567'],
    ['a Vimeo key with markup', 'https://vimeo.com/76979871/x"y'],
    ['an Instagram account', 'https://www.instagram.com/ana.clara/'],
    ['an Instagram story', 'https://www.instagram.com/stories/ana.clara/3301234567/'],
    ['a shared Instagram address', 'https://www.instagram.com/share/reel/BAabcd123'],
    ['a TikTok account', 'https://www.tiktok.com/@ana.clara'],
    ['a TikTok photo', `https://www.tiktok.com/@ana.clara/photo/${tiktokId}`],
    ['a short TikTok address', 'https://vm.tiktok.com/ZMabcdef1/'],
  ])('is not found: %s', (_, address) => expect(videoAt(address)).toBeUndefined());

  it('has a page and a player URL with the key if it is an unlisted Vimeo video', () => {
    const found = videoAt('https://vimeo.com/76979871/8272103f6e');
    expect(found?.page).toBe('https://vimeo.com/76979871/8272103f6e');
    expect(found?.player).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1');
  });

  it('is played only from origins that pages may frame', () => {
    const players = [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://vimeo.com/76979871',
      'https://www.instagram.com/p/CxYz_12-abc/',
      `https://www.tiktok.com/@ana/video/${tiktokId}`,
    ].map((address) => new URL(videoAt(address)?.player ?? '').origin);
    expect(players).toEqual([...playerOrigins]);
    expect(players).toHaveLength(videoNetworks.length);
  });
});
