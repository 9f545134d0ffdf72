/** The cookie that the portal keeps its visitors' choices in, over HTTPS under the first name: `locale:pt.scheme:dark`. */
const names = ['__Host-preferences=', 'preferences='];

/** The choices in a page's cookies. */
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

/** Keeps a choice where the portal keeps it, so that both sides of the product look alike. */
export type Prefer = (name: string, value: string) => Promise<void>;
