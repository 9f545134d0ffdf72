import type { AuthProvider } from 'ra-core';
import type { Me } from './me';
import type { Portal } from './portal';

const signIn = '/?openlogin=true';

/** Navigates to a page of the portal. Never resolves, so that nothing renders before the page is left. */
function leaveTo(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}

/**
 * Fetches the user once per page load. The result only determines what is shown: the bundle is served to
 * staff only, and REST authorizes each request.
 */
export function makeAuthProvider(me: () => Promise<Me>, portal: Portal): AuthProvider {
  return {
    login: () => leaveTo(signIn),

    async logout() {
      await portal.signOut();
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
