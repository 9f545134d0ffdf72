import type { Actor } from '@elenco/core/people';
import { api } from './data';
import type { HttpClient } from './http';

/** The response of `GET /api/v1/me`. */
export interface Me {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly actor: Actor;
  /** Token that every change must send. */
  readonly csrfToken: string | null;
}

/** Returns the user embedded in the page; undefined on a development server. */
export function embeddedUser(page: Document): Me | undefined {
  const text = page.getElementById('me')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as Me) : undefined;
}

/**
 * Returns a function that returns the current user: the embedded user, or the user from a single request.
 * After a failed request, the next call repeats it.
 */
export function fetchUserOnce(http: HttpClient, known?: Me): () => Promise<Me> {
  let asked: Promise<Me> | undefined = known && Promise.resolve(known);
  return () => {
    asked ??= http(`${api}/me`).then(
      ({ json }) => json as Me,
      (error) => {
        asked = undefined;
        throw error;
      },
    );
    return asked;
  };
}
