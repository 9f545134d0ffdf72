import { describe, expect, it } from 'vitest';
import { META_PICTURES } from './metaPosts';
import { isOnHosts } from './picture';
import { TIKTOK_PICTURES } from './tiktokPosts';
import { YOUTUBE_PICTURES } from './youtubePosts';

describe('the host of a picture', () => {
  it.each<[string, string, RegExp, string, boolean]>([
    ['Instagram', 'https://scontent-gru1-1.cdninstagram.com/v/t51/1.jpg?stp=x', META_PICTURES, 'is', true],
    ['Instagram', 'https://scontent.fbcdn.net/1.jpg', META_PICTURES, 'is', true],
    ['Instagram', 'http://scontent.cdninstagram.com/1.jpg', META_PICTURES, 'is not', false],
    ['Instagram', 'https://cdninstagram.com.example/1.jpg', META_PICTURES, 'is not', false],
    ['Instagram', 'https://evilcdninstagram.com/1.jpg', META_PICTURES, 'is not', false],
    ['TikTok', 'https://p16-sign-va.tiktokcdn.com/1.jpeg?x-expires=1', TIKTOK_PICTURES, 'is', true],
    ['TikTok', 'https://p19-sign.tiktokcdn-us.com/1.jpeg', TIKTOK_PICTURES, 'is', true],
    ['TikTok', 'https://tiktokcdn.com.example/1.jpeg', TIKTOK_PICTURES, 'is not', false],
    ['YouTube', 'https://i.ytimg.com/vi/abc/hqdefault.jpg', YOUTUBE_PICTURES, 'is', true],
    ['YouTube', 'https://i9.ytimg.com/vi/abc/hqdefault.jpg', YOUTUBE_PICTURES, 'is', true],
    ['YouTube', 'https://evil.ytimg.com/vi/abc/hqdefault.jpg', YOUTUBE_PICTURES, 'is not', false],
    ['the API', 'https://api.example/1.jpg', META_PICTURES, 'is', true],
    ['any', 'http://169.254.169.254/latest', META_PICTURES, 'is not', false],
    ['any', 'file:///etc/passwd', META_PICTURES, 'is not', false],
    ['any', '', META_PICTURES, 'is not', false],
  ])('%4$s accepted from %s: %s', (_, address, hosts, _says, known) => {
    expect(isOnHosts(address, 'https://api.example', hosts)).toBe(known);
  });
});
