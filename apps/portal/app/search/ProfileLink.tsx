import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileAt } from './paths';

/** A creator as whoever may not look anybody up is shown them too: then nothing says whether they can be found. */
export type MaybeFound<C extends { readonly findable: boolean }> = Omit<C, 'findable'> & {
  readonly findable?: boolean;
};

interface Props {
  readonly creatorId: number;
  readonly name: string;
  /** Whoever has left the search has no profile there any more; what they did for the brand stays, by their name. */
  readonly findable: boolean;
  /** What the link says, where it is not the name. */
  readonly children?: ReactNode;
}

/** From wherever a member stands for a brand: to all that the search knows, and to keeping and naming them. */
export function ProfileLink({ creatorId, name, findable, children = name }: Props) {
  const { t } = useTranslation('company');
  if (!findable)
    return (
      <>
        {name} <span className="muted small">{t('outOfSearch')}</span>
      </>
    );
  return (
    <Link to={profileAt(String(creatorId))} prefetch="intent">
      {children}
    </Link>
  );
}
