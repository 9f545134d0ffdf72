import { expect, it } from 'vitest';
import { isSharedAddress } from './sharedAddress';

it.each([
  ['https://vm.tiktok.com/ZMabcdef1/', true],
  ['https://vt.tiktok.com/ZSabcdef1/', true],
  ['vm.tiktok.com/ZMabcdef1', true],
  ['https://www.tiktok.com/t/ZTabcdef1/', true],
  ['https://www.instagram.com/share/reel/BAabcd123', true],
  ['https://www.instagram.com/share/BAabcd123?igsh=x', true],
  ['https://vm.tiktok.com/', false],
  ['https://www.tiktok.com/@ana.clara/video/7301234567890123456', false],
  ['https://www.instagram.com/reel/CxYz_12-abc/', false],
  ['https://vm.tiktok.com.example.com/ZMabcdef1/', false],
  ['no address', false],
])('recognizes the short URL of an app’s share button: %s, %s', (address, shared) => {
  expect(isSharedAddress(address)).toBe(shared);
});
