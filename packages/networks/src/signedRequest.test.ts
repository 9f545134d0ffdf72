import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSignedRequest } from './signedRequest';

const secret = 'the secret of the app';
const encode = (text: string) => Buffer.from(text).toString('base64url');
const signed = (content: unknown, by = secret) => {
  const payload = encode(typeof content === 'string' ? content : JSON.stringify(content));
  return `${createHmac('sha256', by).update(payload).digest('base64url')}.${payload}`;
};
const reported = { algorithm: 'HMAC-SHA256', issued_at: 1_791_000_000, user_id: '10225512345678901' };

it('returns the user’s id from a valid signed request', () => {
  expect(readSignedRequest(signed(reported), secret)).toEqual({ userId: '10225512345678901' });
  expect(readSignedRequest(signed({ ...reported, user_id: 218471 }), secret)).toEqual({ userId: '218471' });
});

it('accepts a signed request that was signed with OpenSSL', () => {
  // Created with: printf '%s' "$payload" | openssl dgst -sha256 -hmac 'secret' -binary | basenc --base64url
  const message =
    '_7MEjbg6VsmeDj39c2k9c6y95_ZJ8wYNAhfl73W5tP8.eyJhbGdvcml0aG0iOiJITUFDLVNIQTI1NiIsImlzc3VlZF9hdCI6MTc5MTAwMDAwMCwidXNlcl9pZCI6IjIxODQ3MSJ9';
  expect(readSignedRequest(message, 'secret')).toEqual({ userId: '218471' });
});

const [signature, payload] = signed(reported).split('.') as [string, string];
it.each([
  ['nothing', ''],
  ['no signature', `.${payload}`],
  ['no content', `${signature}.`],
  ['three parts', `${signature}.${payload}.${payload}`],
  ['the secret of another app', signed(reported, 'another')],
  ['a signature that is too short', `${signature.slice(0, 20)}.${payload}`],
  ['a changed user id', `${signature}.${encode(JSON.stringify({ ...reported, user_id: '1' }))}`],
  ['another algorithm', signed({ ...reported, algorithm: 'none' })],
  ['no user id', signed({ algorithm: reported.algorithm })],
  ['a content that is not JSON', signed('user')],
])('returns undefined for a signed request with %s', (_, message) => {
  expect(readSignedRequest(message, secret)).toBeUndefined();
});
