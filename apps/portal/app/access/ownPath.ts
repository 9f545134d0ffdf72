const here = 'http://own.invalid';

/**
 * True if browsers resolve the text to a path of this site. `//elsewhere`, `/\elsewhere` and texts with a tab
 * lead to other sites.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
