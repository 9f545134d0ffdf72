import { describe, expect, it } from 'vitest';
import { differOnlyInModal, modalIn, withModal } from './modal';

const query = (text: string) => new URLSearchParams(text);
const at = (address: string) => new URL(address, 'http://here');

describe('a modal on the home page', () => {
  it.each([
    ['openlogin=true', 'login'],
    ['modal=login', 'login'],
    ['modal=hire', 'hire'],
    ['modal=be', 'be'],
    ['openlogin=true&modal=be', 'login'],
    ['openlogin=yes', null],
    ['modal=toString', null],
    ['', null],
  ])('is chosen by the query “%s”: %s', (text, modal) => expect(modalIn(query(text))).toBe(modal));

  it('keeps unrelated query parameters when it opens, and removes only its own when it closes', () => {
    expect(withModal(query('for=creator'), 'be')).toBe('/?for=creator&modal=be');
    expect(withModal(query('for=creator&modal=be'), 'login')).toBe('/?for=creator&openlogin=true');
    expect(withModal(query('for=creator&openlogin=true&briefing=3&google=down'), null)).toBe('/?for=creator');
    expect(withModal(query(''), null)).toBe('/');
  });

  it('keeps the requested briefing in the URL when it changes to the login', () => {
    expect(withModal(query('briefing=3&modal=hire'), 'login')).toBe('/?briefing=3&openlogin=true');
  });

  it('keeps the creator to hire in the URL only when it changes to the login', () => {
    expect(withModal(query('creator=21&modal=hire'), 'login')).toBe('/?creator=21&openlogin=true');
    expect(withModal(query('creator=21&modal=hire'), 'be')).toBe('/?modal=be');
    expect(withModal(query('creator=21&modal=hire'), null)).toBe('/');
  });

  it('is recognized as the only difference between two URLs, so that no data is reloaded', () => {
    expect(differOnlyInModal(at('/'), at('/?modal=be'))).toBe(true);
    expect(differOnlyInModal(at('/'), at('/?for=creator'))).toBe(false);
    expect(differOnlyInModal(at('/'), at('/'))).toBe(false);
    expect(differOnlyInModal(at('/calculator'), at('/?modal=be'))).toBe(false);
  });
});
