import Bowser from 'bowser';

/** Returns the browser and the operating system of a user agent; null if unknown. */
export function deviceOf(userAgent: string): { readonly browser: string; readonly system: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : null;
}
