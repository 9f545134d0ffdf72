import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { profileAt } from './paths';

/** From wherever a member stands for a brand: to all that the search knows, and to keeping and naming them. */
export function ProfileLink({ creatorId, children }: { creatorId: number; children: ReactNode }) {
  return (
    <Link to={profileAt(String(creatorId))} prefetch="intent">
      {children}
    </Link>
  );
}
