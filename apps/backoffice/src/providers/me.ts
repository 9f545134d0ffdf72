import type { Actor } from '@elenco/core/party';
import { api } from './data';
import type { HttpClient } from './http';

/** The answer of `GET /api/v1/me`. */
export interface Me {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly actor: Actor;
  /** What every state-changing call must carry. */
  readonly csrfToken: string | null;
}

/** Asks who sits here, once; a failed question is asked again. */
export function askOnce(http: HttpClient): () => Promise<Me> {
  let asked: Promise<Me> | undefined;
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
