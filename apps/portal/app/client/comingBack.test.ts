import { describe, expect, it } from 'vitest';
import { backIn, toCompany } from './comingBack';

const through = (path: string) => backIn(new URL(toCompany(path), 'http://here').searchParams);
const asked = (path: string) => backIn(new URLSearchParams({ back: path }));

describe('the way back from the settings', () => {
  it.each([
    '/dashboard/client/briefings/12/review',
    '/dashboard/client/briefing/12/select',
    '/dashboard/client/briefing/12/approve-proposal/21-22',
  ])('leads to %s', (path) => expect(through(path)).toBe(path));

  it.each([
    ...['https://evil.example/dashboard/client/briefings/1/review', '//evil.example', '/logout', ''],
    ...['/dashboard/client/briefings/1/../../../logout', '/dashboard/client/briefings/1/review?x=//evil'],
  ])('leads nowhere with %s', (path) => {
    expect(through(path)).toBeNull();
    expect(asked(path)).toBeNull();
  });
});
