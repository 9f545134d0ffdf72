/** The cookie that the portal keeps its visitors' choices in: `locale:pt.scheme:dark`. */
const cookie = 'preferences';

/** The choices in a page's cookies. */
export function readPreferences(cookies: string): Map<string, string> {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${cookie}=`));
  const parts = pair?.slice(cookie.length + 1).split('.') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const [key, value] = part.split(':');
      return key && value ? [[key, value] as const] : [];
    }),
  );
}

/** Keeps a choice where the portal keeps it, so that both sides of the product look alike. */
export type Prefer = (name: string, value: string) => Promise<void>;
