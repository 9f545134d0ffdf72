/** The cookie that the portal keeps its visitor's choices in: `locale:pt.scheme:dark`. */
const name = 'preferences';

export function readPreferences(cookies: string): Map<string, string> {
  const pair = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  const parts = pair?.slice(name.length + 1).split('.') ?? [];
  return new Map(
    parts.flatMap((part) => {
      const [key, value] = part.split(':');
      return key && value ? [[key, value] as const] : [];
    }),
  );
}

/** The cookie with one choice changed and the others kept. */
export function withPreference(cookies: string, key: string, value: string): string {
  const all = readPreferences(cookies).set(key, value);
  const text = [...all].map(([each, chosen]) => `${each}:${chosen}`).join('.');
  return `${name}=${text}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

export function prefer(key: string, value: string): void {
  document.cookie = withPreference(document.cookie, key, value);
}
