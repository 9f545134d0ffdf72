/** Names of the portal's preferences cookie, `locale:pt.scheme:dark`; the first name is used over HTTPS. */
const names = ['__Host-preferences=', 'preferences='];

/** Returns the preferences in a page's cookies. */
export function readPreferences(cookies: string): Map<string, string> {
  const all = cookies.split(/;\s*/);
  const pair = names.map((name) => all.find((part) => part.startsWith(name))).find(Boolean);
  const parts = pair?.slice(pair.indexOf('=') + 1).split('.') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const [key, value] = part.split(':');
      return key && value ? [[key, value] as const] : [];
    }),
  );
}

/** Stores a preference in the portal, so that the portal and the back office look the same. */
export type Prefer = (name: string, value: string) => Promise<void>;
