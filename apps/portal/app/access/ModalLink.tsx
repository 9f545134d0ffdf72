import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../ui';
import { type Modal, modalPages, withModal } from './modal';
import { wishing, wishName } from './wish';

/** Fetched as soon as somebody points at a way to it, so that it is there when pressed. */
export const loadWindow = () => import('./ModalWindow');

/** Opens a modal over the home page; spread into a link to the page that stands for it without scripts. */
export function useModalLink() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (modal: Modal, before?: () => void, creatorId: number | null = null) => ({
    to: wishing(modalPages[modal], creatorId),
    onClick(event: MouseEvent) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      before?.();
      const from = new URLSearchParams(pathname === '/' ? search : undefined);
      if (creatorId !== null) from.set(wishName, String(creatorId));
      navigate(withModal(from, modal), { preventScrollReset: true });
    },
    onPointerEnter: loadWindow,
    onFocus: loadWindow,
  });
}

type LinkProps = {
  modal: Modal;
  variant?: 'primary' | 'dark' | 'light' | 'plain';
  size?: 'small' | 'large';
  children: ReactNode;
};

/** A way to a modal that looks like a button. */
export function ModalLink({ modal, size = 'large', children, ...rest }: LinkProps) {
  return (
    <ButtonLink size={size} {...rest} {...useModalLink()(modal)}>
      {children}
    </ButtonLink>
  );
}
