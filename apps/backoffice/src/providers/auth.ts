import type { AuthProvider } from 'ra-core';
import type { Me } from './me';
import type { Portal } from './portal';

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
