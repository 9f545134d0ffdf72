import type { ReactNode } from 'react';
import { ButtonLink } from '../ui';
import type { Modal } from './modal';
import { useModalOpener } from './useModalOpener';

/** Loads the window on pointing at a link, so that it is ready on click. */
export const loadWindow = () => import('./ModalWindow');

/** Returns the link props of a modal, with its window preloaded. */
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

/** A link to a modal that looks like a button. */
export function ModalLink({ modal, size = 'large', children, ...rest }: LinkProps) {
  return (
    <ButtonLink size={size} {...rest} {...useModalLink()(modal)}>
      {children}
    </ButtonLink>
  );
}
