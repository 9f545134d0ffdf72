const here = 'http://own.invalid';

/**
 * Whether it is a path of this very site, as a browser would read it: `//elsewhere`, `/\elsewhere` and a tab
 * within lead away, however they are written.
 */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return false;
  return URL.canParse(path, here) && new URL(path, here).origin === here;
}
