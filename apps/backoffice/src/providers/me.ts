import type { Actor } from '@elenco/core/people';
import { api } from './data';
import type { HttpClient } from './http';

/** The answer of `GET /api/v1/me`. */
export interface Me {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly actor: Actor;
  /** What every state-changing call must carry. */
  readonly csrfToken: string | null;
}

/** What the page says of who sits here; the page of a development server says nothing. */
export function writtenIn(page: Document): Me | undefined {
  const text = page.getElementById('me')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as Me) : undefined;
}

/** Who sits here: as the page said, else asked once; a failed question is asked again. */
export function askOnce(http: HttpClient, known?: Me): () => Promise<Me> {
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
