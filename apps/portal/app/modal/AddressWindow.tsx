import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Dialog } from '../ui/Dialog';

type Props = {
  view: string;
  title: string;
  description?: string;
  form?: boolean;
  closed: string;
  children: ReactNode;
};

/** Closing navigates to the page's own address, so that Back and shared links work. */
export default function AddressWindow({ closed, ...shown }: Props) {
  const navigate = useNavigate();
  return (
    <Dialog
      {...shown}
      open
      onOpenChange={(open) => open || navigate(closed, { replace: true, preventScrollReset: true })}
    />
  );
}
