import { expect, it } from 'vitest';
import { isMetaPicture } from './metaPosts';

it.each([
  ['https://scontent-gru1-1.cdninstagram.com/v/t51/1.jpg?stp=x', true],
  ['https://scontent.fbcdn.net/1.jpg', true],
  ['https://graph.instagram.com/1.jpg', true],
  ['http://scontent.cdninstagram.com/1.jpg', false],
  ['https://cdninstagram.com.example/1.jpg', false],
  ['https://evilcdninstagram.com/1.jpg', false],
  ['http://169.254.169.254/latest', false],
  ['file:///etc/passwd', false],
  ['', false],
])('checks whether the picture at %s is hosted by the network: %s', (address, known) => {
  expect(isMetaPicture(address, 'https://graph.instagram.com')).toBe(known);
});
