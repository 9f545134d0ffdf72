import type { Actor } from '@elenco/core/party';
import type { AuthProvider } from 'ra-core';
import { api } from './data';
import { csrfToken, type HttpClient } from './http';

/** The answer of `GET /api/v1/me`. */
interface Me {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly actor: Actor;
  readonly locale: string;
}

const signIn = '/?openlogin=true';

/** Leaves the back office for a page of the portal; nothing here is to be shown meanwhile. */
function leaveTo(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}

/**
 * Who sits here is asked once per page load. The bundle itself is served to staff only and REST answers each request
 * by its own rules; what happens here decides what is shown, never what is allowed.
 */
export function makeAuthProvider(http: HttpClient): AuthProvider {
  let asked: Promise<Me> | undefined;
  const me = (): Promise<Me> => {
    asked ??= http(`${api}/me`).then(({ json }) => json as Me);
    return asked;
  };
  return {
    login: () => leaveTo(signIn),

    async logout() {
      await fetch('/logout', {
        method: 'POST',
        headers: { 'X-CSRF-TOKEN': csrfToken(), 'X-Requested-With': 'XMLHttpRequest' },
        redirect: 'manual',
      });
      return leaveTo('/');
    },

    async checkAuth() {
      const { actor } = await me().catch(() => leaveTo(signIn));
      if (actor.role !== 'admin') await leaveTo('/');
    },

    async checkError(error: { status?: number }) {
      if (error.status === 401) await leaveTo(signIn);
    },

    async getPermissions() {
      return (await me()).actor;
    },

    async getIdentity() {
      const { user } = await me();
      return { id: user.id, fullName: user.name, email: user.email };
    },
  };
}
