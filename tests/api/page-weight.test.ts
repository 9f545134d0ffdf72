import { describe, expect, it } from 'vitest';
import { pageWeight } from '../support/pageWeight';

/**
 * Limits per route: the number of scripts, and the compressed bytes of scripts and texts together. If a page
 * exceeds a limit, load its dialogs, players and editors only when the user opens them (`lazyPart`), and
 * render rare texts on the server.
 */
const limits: Readonly<Record<string, readonly [scripts: number, bytes: number]>> = {
  'routes/public/home': [15, 128_000],
  'routes/dashboard/company/home': [16, 179_000],
  'routes/dashboard/company/briefings/project': [48, 289_000],
  'routes/dashboard/company/search/search': [33, 228_000],
  'routes/dashboard/company/briefings/chat': [18, 234_000],
  'routes/dashboard/creator/home': [18, 179_000],
  'routes/dashboard/creator/briefing': [46, 287_000],
  'routes/dashboard/creator/chat': [19, 224_000],
};

describe('the scripts and texts that a page loads', () => {
  it.each(Object.entries(limits))('stay within their maximum number and size: %s', (route, [most, bytes]) => {
    const { scripts, scriptBytes, textBytes } = pageWeight(route);
    console.log(`${route}: ${scripts} scripts of ${scriptBytes} bytes, texts of ${textBytes} bytes`);
    expect(scripts).toBeGreaterThan(3);
    expect(scripts).toBeLessThanOrEqual(most);
    expect(scriptBytes + textBytes).toBeLessThan(bytes);
  });
});
