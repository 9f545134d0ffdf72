import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_READ_MS, makeConnection, SLOW_MS } from './connection';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it('reports an unanswered read request as slow after a few seconds until it is dropped', async () => {
  const { follow, state, forgetReads } = makeConnection(() => true);
  void follow('read', never);
  expect(state()).toBe('ok');
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(state()).toBe('slow');
  forgetReads();
  expect(state()).toBe('ok');
});

it('does not report a read request as slow after it was dropped', async () => {
  const { follow, state, forgetReads } = makeConnection(() => true);
  const dropped = follow('read', (signal) => {
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
  });
  const failed = expect(dropped).rejects.toThrow('aborted');
  forgetReads();
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(state()).toBe('ok');
  await vi.advanceTimersByTimeAsync(MAX_READ_MS);
  await failed;
  expect(state()).toBe('ok');
});

it('aborts a read request to which the server does not respond, but never a write request', async () => {
  const { follow, state } = makeConnection(() => true);
  const aborted: string[] = [];
  for (const kind of ['read', 'write'] as const) {
    void follow(kind, (signal) => {
      signal.addEventListener('abort', () => aborted.push(kind));
      return never();
    });
  }
  await vi.advanceTimersByTimeAsync(MAX_READ_MS);
  expect(aborted).toEqual(['read']);
  expect(state()).toBe('writing');
});

it('reports the connection as lost after a failed request until the server responds again', async () => {
  const { follow, state } = makeConnection(() => true);
  await expect(follow('read', () => Promise.reject(new TypeError('fetch')))).rejects.toThrow('fetch');
  expect(state()).toBe('lost');
  const refused = new HttpError('refused', 422);
  await expect(follow('write', () => Promise.reject(refused))).rejects.toBe(refused);
  expect(state()).toBe('ok');
});

it('does not report an upload as slow', async () => {
  const { follow, state } = makeConnection(() => true);
  void follow('upload', never);
  await vi.advanceTimersByTimeAsync(MAX_READ_MS);
  expect(state()).toBe('ok');
});

it('reports the connection as offline while the browser is offline', () => {
  expect(makeConnection(() => false).state()).toBe('offline');
});
