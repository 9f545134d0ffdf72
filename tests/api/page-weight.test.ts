import { describe, expect, it } from 'vitest';
import { pageWeight } from '../support/pageWeight';

/**
 * Limits per route: number of scripts, and compressed bytes of scripts and texts together. If a page exceeds
 * its limit, load dialogs, players and editors when they open (`lazyPart`), and render rare texts on the
 * server.
 */
const limits: Readonly<Record<string, readonly [scripts: number, bytes: number]>> = {
  'routes/public/home': [15, 128_000],
  'routes/dashboard/company/home': [16, 176_000],
  'routes/dashboard/company/briefings/project': [45, 284_000],
  'routes/dashboard/company/search/search': [33, 222_000],
  'routes/dashboard/company/briefings/chat': [18, 231_000],
  'routes/dashboard/creator/home': [18, 177_000],
  'routes/dashboard/creator/briefing': [46, 284_000],
  'routes/dashboard/creator/chat': [19, 222_000],
};

describe('scripts and texts of a page', () => {
  it.each(Object.entries(limits))('stay within the limits: %s', (route, [most, bytes]) => {
    const { scripts, scriptBytes, textBytes } = pageWeight(route);
    console.log(`${route}: ${scripts} scripts of ${scriptBytes} bytes, texts of ${textBytes} bytes`);
    expect(scripts).toBeGreaterThan(3);
    expect(scripts).toBeLessThanOrEqual(most);
    expect(scriptBytes + textBytes).toBeLessThan(bytes);
  });
});
