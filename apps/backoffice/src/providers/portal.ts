import type { Me } from './me';
import type { Prefer } from './preferences';

/** Returns functions that post forms to the portal. The page in the response is ignored. */
export function makePortal(me: () => Promise<Me>) {
  const post = async (address: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
    const { csrfToken } = await me();
    await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'X-CSRF-TOKEN': csrfToken ?? '', 'X-Requested-With': 'XMLHttpRequest' },
      redirect: 'manual',
    });
  };
  const prefer: Prefer = (name, value) => post('/preferences', { [name]: value });
  return { signOut: () => post('/logout'), prefer };
}

export type Portal = ReturnType<typeof makePortal>;
