import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileAt } from './paths';

/** A creator; `findable` is missing for readers who may not search. */
export type MaybeFound<C extends { readonly findable: boolean }> = Omit<C, 'findable'> & {
  readonly findable?: boolean;
};

interface Props {
  readonly creatorId: number;
  readonly name: string;
  /** False for creators who are suspended, hidden or deleted; their work for the brand keeps their name. */
  readonly findable: boolean;
  /** Text of the link, if not the name. */
  readonly children?: ReactNode;
}

/** Links the name of a creator to the profile in the search. */
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
