import type { ReactNode } from 'react';
import { ButtonLink } from '../ui';
import type { Modal } from './modal';
import { useModalOpener } from './useModalOpener';

/**
 * Loads the modal's code when the pointer is on a link to the modal, so that a click opens the modal without
 * waiting.
 */
export const loadModalWindow = () => import('./ModalWindow');

/** Returns the props of a link that opens a modal. The props also preload the modal's code. */
export function useModalLink() {
  const open = useModalOpener();
  return (...about: Parameters<typeof open>) => ({
    ...open(...about),
    onPointerEnter: loadModalWindow,
    onFocus: loadModalWindow,
  });
}

type LinkProps = {
  modal: Modal;
  variant?: 'primary' | 'dark' | 'light' | 'plain';
  size?: 'small' | 'large';
  children: ReactNode;
};

/** Link to a modal, styled as a button. */
export function ModalLink({ modal, size = 'large', children, ...rest }: LinkProps) {
  return (
    <ButtonLink size={size} {...rest} {...useModalLink()(modal)}>
      {children}
    </ButtonLink>
  );
}
