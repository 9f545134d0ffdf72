import type { RequestContext } from '../adapters/requestContext.server';

type Sealing = Pick<RequestContext, 'seal' | 'now' | 'secure'>;

/**
 * A sealed note to ourselves that the browser carries for some minutes, as a cookie or in an address. It can
 * neither be read nor made by anybody else, and is good for one purpose only.
 */
export function note(value: unknown, purpose: string, minutes: number, { seal, now }: Sealing): string {
  return seal.close(JSON.stringify({ value, until: Date.parse(now) + minutes * 60_000 }), purpose);
}

/** What the note says; undefined when it is over, or was never ours. */
export function readNote(text: string, purpose: string, { seal, now }: Sealing): unknown {
  try {
    const { value, until } = JSON.parse(seal.open(text, purpose)) as { value: unknown; until: number };
    return until > Date.parse(now) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const cookieIn = (request: Request, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1] ?? '';

/** No script reads it, no other site sends it along with a form. */
export function cookie(
  name: string,
  value: string,
  minutes: number,
  { secure }: Pick<Sealing, 'secure'>,
): string {
  const kept = `${name}=${value}; Path=/; Max-Age=${minutes * 60}; HttpOnly; SameSite=Lax`;
  return secure ? `${kept}; Secure` : kept;
}
