import { describe, expect, it } from 'vitest';
import { pageWeight } from '../support/pageWeight';

/**
 * Limits per route: number of scripts, and compressed bytes of scripts and texts together. If a page exceeds
 * its limit, load dialogs, players and editors when they open (`lazyPart`), and render rare texts on the
 * server.
 */
const limits: Readonly<Record<string, readonly [scripts: number, bytes: number]>> = {
  'routes/public/home': [15, 128_000],
  'routes/dashboard/company/home': [20, 175_000],
  'routes/dashboard/company/briefings/project': [53, 282_000],
  'routes/dashboard/company/search/search': [36, 218_000],
  'routes/dashboard/company/briefings/chat': [18, 227_000],
  'routes/dashboard/creator/home': [18, 175_000],
  'routes/dashboard/creator/briefing': [48, 275_000],
  'routes/dashboard/creator/chat': [19, 218_000],
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
