/**
 * A rule of Mozilla's HTTP Observatory for rating a response. The score is 100 less penalties; bonuses are
 * added to scores of at least 90. https://developer.mozilla.org/observatory
 */
interface Rule {
  readonly name: string;
  /** Points of a response: negative for a penalty, positive for a bonus. */
  readonly points: (answer: Seen) => number;
}

export interface Seen {
  readonly headers: Headers;
  readonly body: string;
}

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?|ftp:.*)$/;

/** Returns the directives of the policy, each with its sources. */
export function directives(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

function policyPoints({ headers }: Seen): number {
  const policy = headers.get('content-security-policy');
  if (!policy) return -25;
  const parts = directives(policy);
  const of = (name: string) => parts.get(name) ?? parts.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = [of('script-src'), of('style-src'), of('object-src')];
  const inline = (sources: readonly string[]) =>
    sources.includes("'unsafe-inline'") || sources.includes('data:');
  if (inline(scripts) || [...scripts, ...objects].some((one) => broad.test(one))) return -20;
  if ([...parts.values()].flat().some((one) => /^(http|ftp):/.test(one))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (inline(styles) || styles.some((one) => broad.test(one))) return 0;
  return parts.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function cookiePoints({ headers }: Seen): number {
  const cookies = headers.getSetCookie().map((cookie) => ({
    secure: /;\s*secure/i.test(cookie),
    httpOnly: /;\s*httponly/i.test(cookie),
    sameSite: /;\s*samesite=(lax|strict)/i.test(cookie),
    session: /^[^=]*(sess|login)/i.test(cookie),
  }));
  if (cookies.length === 0) return 0;
  if (cookies.some(({ session, secure }) => session && !secure)) return -40;
  if (cookies.some(({ session, httpOnly }) => session && !httpOnly)) return -30;
  if (cookies.some(({ secure }) => !secure)) return -20;
  return cookies.every(({ sameSite }) => sameSite) ? 5 : 0;
}

function transportPoints({ headers }: Seen): number {
  const [, age = '-1'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (Number(age) < 0) return -20;
  // The bonus requires an entry in the browsers' preload list, which a response cannot show.
  return Number(age) >= 15_768_000 ? 0 : -10;
}

function framePoints({ headers }: Seen): number {
  const ancestors = directives(headers.get('content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => broad.test(one))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 5 : -20;
}

function referrerPoints({ headers }: Seen): number {
  const policy = headers.get('referrer-policy');
  if (policy === null) return 0;
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5;
}

function sharingPoints({ headers }: Seen): number {
  const everybody = headers.get('access-control-allow-origin') !== null;
  return everybody && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function resourcePoints({ headers }: Seen): number {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

/**
 * Returns a penalty for scripts of another origin. All scripts of the platform are loaded from its own
 * origin.
 */
const scriptPoints = ({ body }: Seen) => (/<script[^>]+src="(https?:)?\/\//.test(body) ? -5 : 0);

const rules: readonly Rule[] = [
  { name: 'content-security-policy', points: policyPoints },
  { name: 'cookies', points: cookiePoints },
  { name: 'strict-transport-security', points: transportPoints },
  { name: 'x-frame-options', points: framePoints },
  {
    name: 'x-content-type-options',
    points: ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  },
  { name: 'referrer-policy', points: referrerPoints },
  { name: 'cross-origin-resource-sharing', points: sharingPoints },
  { name: 'cross-origin-resource-policy', points: resourcePoints },
  { name: 'subresource-integrity', points: scriptPoints },
];

/** Returns the score (100 or more is an A+) and the violated rules. */
export function score(seen: Seen): { points: number; faults: string[] } {
  const given = rules.map(({ name, points }) => ({ name, points: points(seen) }));
  const sum = (all: typeof given) => all.reduce((total, one) => total + one.points, 0);
  const faults = given.filter(({ points }) => points < 0);
  const base = 100 + sum(faults);
  return {
    points: base >= 90 ? base + sum(given.filter(({ points }) => points > 0)) : base,
    faults: faults.map(({ name, points }) => `${name} ${points}`),
  };
}
