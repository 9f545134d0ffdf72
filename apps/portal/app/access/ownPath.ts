const here = 'http://own.invalid';

/**
 * True if browsers resolve the value to a path on this site. `//elsewhere`, `/\elsewhere` and values with a
 * tab lead to other sites.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
