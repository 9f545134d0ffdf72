import type { RequestContext } from '../adapters/requestContext.server';

type SealContext = Pick<RequestContext, 'seal' | 'now' | 'secure'>;

/**
 * Returns a sealed value for a cookie or query string, valid for `minutes`. It cannot be read or forged, and
 * is valid for one purpose.
 */
export function sealValue(
  value: unknown,
  purpose: string,
  minutes: number,
  { seal, now }: SealContext,
): string {
  return seal.close(JSON.stringify({ value, until: Date.parse(now) + minutes * 60_000 }), purpose);
}

/** Returns the value that `sealValue` sealed; undefined if it is expired or invalid. */
export function openSealedValue(text: string, purpose: string, { seal, now }: SealContext): unknown {
  try {
    const { value, until } = JSON.parse(seal.open(text, purpose)) as { value: unknown; until: number };
    return until > Date.parse(now) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const cookieIn = (request: Request, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? '';

/** Returns a cookie that no script can read and no other site can send with a form. */
export function cookie(
  name: string,
  value: string,
  minutes: number,
  { secure }: Pick<SealContext, 'secure'>,
): string {
  const kept = `${name}=${value}; Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax`;
  return secure ? `${kept}; Secure` : kept;
}
