import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { DialogWindow } from '../ui/DialogWindow';

type Props = {
  view: string;
  title: string;
  description?: string;
  form?: boolean;
  closed: string;
  children: ReactNode;
};

/**
 * The modal dialog. Closing it navigates to the page's URL without the modal, so that Back and shared links
 * work.
 */
export default function AddressWindow({ closed, ...shown }: Props) {
  const navigate = useNavigate();
  return (
    <DialogWindow
      {...shown}
      open
      onOpenChange={(open) => open || navigate(closed, { replace: true, preventScrollReset: true })}
    />
  );
}
