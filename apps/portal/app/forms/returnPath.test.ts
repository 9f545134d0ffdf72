import { describe, expect, it } from 'vitest';
import { returnPathIn, settingsAddress } from './returnPath';

const through = (path: string, area: 'company' | 'creator' = 'company') =>
  returnPathIn(area, new URL(settingsAddress(area, path), 'http://here').searchParams);
const asked = (path: string) => returnPathIn('company', new URLSearchParams({ back: path }));

describe('the link from the settings back to the previous page', () => {
  it.each([
    '/dashboard/client/briefings/12/review',
    '/dashboard/client/briefing/12/select',
    '/dashboard/client/briefing/12/approve-proposal/21-22',
    '/dashboard/client/squad/9/approve-proposals/41-42',
  ])('leads back to %s', (path) => expect(through(path)).toBe(path));

  it('leads to the given input of the settings', () => {
    expect(settingsAddress('company', '/elsewhere', 'identity-cnpj')).toBe(
      '/dashboard/client/settings#identity-cnpj',
    );
    expect(settingsAddress('company', '/dashboard/client/briefings/12/review', 'identity-cnpj')).toMatch(
      /\?back=[^#]+#identity-cnpj$/,
    );
  });

  it('leads a creator back to the proposal', () => {
    const proposal = '/dashboard/professional/briefing/12';
    expect(through(proposal, 'creator')).toBe(proposal);
    expect(through(proposal)).toBeNull();
  });

  it.each([
    'https://evil.example/dashboard/client/briefings/1/review',
    '//evil.example',
    '/logout',
    '',
    '/dashboard/client/briefings/1/../../../logout',
    '/dashboard/client/briefings/1/review?x=//evil',
  ])('is left out for %s', (path) => {
    expect(through(path)).toBeNull();
    expect(asked(path)).toBeNull();
  });
});
