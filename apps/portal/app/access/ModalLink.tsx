import type { ReactNode } from 'react';
import { ButtonLink } from '../ui';
import type { Modal } from './modal';
import { useModalOpener } from './useModalOpener';

/** Fetched as soon as somebody points at a way to it, so that it is there when pressed. */
export const loadWindow = () => import('./ModalWindow');

/** The same to spread into a link, with the window preloaded. */
export function useModalLink() {
  const open = useModalOpener();
  return (...about: Parameters<typeof open>) => ({
    ...open(...about),
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
