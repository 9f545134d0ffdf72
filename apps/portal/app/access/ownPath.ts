const here = 'http://own.invalid';

/**
 * True if browsers read it as a path of this site. `//elsewhere`, `/\elsewhere` and a tab inside lead to
 * other sites.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
