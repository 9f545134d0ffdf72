import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { intendedCreatorParam, withIntendedCreator } from './intendedCreator';
import { type Modal, modalPages, withModal } from './modal';

/**
 * Returns a handler that opens a modal over the home page. Without scripts, the link opens the page with the
 * same form.
 */
export function useModalOpener() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (modal: Modal, before?: () => void, creatorId: number | null = null) => ({
    to: withIntendedCreator(modalPages[modal], creatorId),
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      before?.();
      const from = new URLSearchParams(pathname === '/' ? search : undefined);
      if (creatorId !== null) from.set(intendedCreatorParam, String(creatorId));
      navigate(withModal(from, modal), { preventScrollReset: true });
    },
  });
}
