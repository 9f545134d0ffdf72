import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A browser's executable, with a text that says where it was found. */
export type Browser = { path: string; source: string };

/**
 * Flags that disable messages and network access of the browser. They also disable the sandbox, because tests
 * often run as root or in a container.
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

/**
 * Flag that disables the optimizing compilers. For a page that is open only for seconds, these compilers take
 * a tenth of the CPU time.
 */
export const SHORT_PAGES = '--js-flags=--no-maglev,--no-turbofan';

/** User agent of a normal browser. The server would treat "HeadlessChrome" as a crawler. */
export const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/**
 * Names of Chromium without windows. Pages behave in the same way in these programs, but need only half of
 * the CPU time.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the first browser that exists: CHROMIUM_PATH, an installed headless shell, Chromium or Chrome, or
 * Playwright's own. If `whole` is true, returns only a complete browser, as benches need one. Undefined if
 * there is no browser.
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

/**
 * Returns the browser. If there is none, installs the browser of Playwright or, if the process has the
 * necessary rights, that of Debian.
 */
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
