import { describe, expect, it } from 'vitest';
import { pageWeight } from '../support/pageWeight';

/**
 * Limits per route: the number of scripts, and the compressed bytes of scripts and texts together. If a page
 * exceeds a limit, load its dialogs, players and editors only when the user opens them (`lazyPart`), and
 * render rare texts on the server.
 */
const limits: Readonly<Record<string, readonly [scripts: number, bytes: number]>> = {
  'routes/public/home': [15, 128_000],
  'routes/dashboard/company/home': [15, 179_500],
  'routes/dashboard/company/briefings/project': [43, 291_000],
  'routes/dashboard/company/search/search': [31, 235_000],
  'routes/dashboard/company/briefings/chat': [15, 235_000],
  'routes/dashboard/creator/home': [16, 179_500],
  'routes/dashboard/creator/briefing': [40, 288_500],
  'routes/dashboard/creator/chat': [16, 224_000],
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
