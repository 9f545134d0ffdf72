import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A browser executable, with a description of its source. */
export type Browser = { path: string; source: string };

/**
 * Flags that make the browser quiet and offline. No sandbox, since tests often run as root or in a container.
 */
export const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Disables the optimizing compilers, which cost a tenth of the CPU time of a page that lives for seconds. */
export const SHORT_PAGES = '--js-flags=--no-maglev,--no-turbofan';

/** User agent of a regular browser, since "HeadlessChrome" would be treated as a crawler. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Chromium without windows, in which pages behave the same at half the cost. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the browser for tests, the first that exists: CHROMIUM_PATH, an installed headless shell, Chromium
 * or Chrome, Playwright's own. `whole` requires a full browser, for benches.
 */
export function findBrowser({ whole = false } = {}): Browser | undefined {
  const reported = process.env.CHROMIUM_PATH;
  if (reported) {
    if (existsSync(reported)) return { path: reported, source: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is set to ${reported}, where there is no file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = whole ? WHOLE : [...SHELLS, ...WHOLE];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = [...candidates, ...APPLICATIONS].find((path) => existsSync(path));
  if (installed) return { path: installed, source: 'installed' };
  const bundled = chromium.executablePath();
  return existsSync(bundled) ? { path: bundled, source: 'Playwright' } : undefined;
}

/** Returns the browser; if there is none, installs Playwright's, or Debian's if permitted. */
export function requireBrowser(kind: { whole?: boolean } = {}): Browser {
  const found = findBrowser(kind);
  if (found) return found;
  const cli = join(
    dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
    'cli.js',
  );
  attempt(process.execPath, [cli, 'install', 'chromium']);
  if (!findBrowser(kind) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  }
  const installed = findBrowser(kind);
  if (installed) return installed;
  throw new Error(
    'No browser for the tests was found and none could be installed. Install Chromium ' +
      '(Debian: apt-get install chromium) or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No browser found, trying: ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
}
