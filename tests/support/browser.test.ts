import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './browser';

const folder = mkdtempSync(join(tmpdir(), 'elenco-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('the browser that tests start', () => {
  it('is the browser at CHROMIUM_PATH if this variable is set', () => {
    const path = program('my-browser');
    program('chromium');
    vi.stubEnv('PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', path);
    expect(findBrowser()).toEqual({ path, source: 'CHROMIUM_PATH' });
  });

  it('causes an error instead of a fallback if there is no file at CHROMIUM_PATH', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'nowhere'));
    expect(() => findBrowser()).toThrow(/nowhere, where there is no file/);
  });

  it('is, without CHROMIUM_PATH, an installed headless shell, Chromium or Chrome, in this order', () => {
    program('google-chrome');
    const path = program('chromium');
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
    expect(findBrowser()).toEqual({ path, source: 'installed' });
    const shell = program('chromium-headless-shell');
    expect(findBrowser()).toEqual({ path: shell, source: 'installed' });
    expect(findBrowser({ whole: true })).toEqual({ path, source: 'installed' });
  });
});
