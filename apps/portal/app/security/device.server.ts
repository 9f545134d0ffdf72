import Bowser from 'bowser';

/** What a browser calls itself, in words that its owner knows; null for what no list has. */
export function deviceOf(userAgent: string): { readonly browser: string; readonly system: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
