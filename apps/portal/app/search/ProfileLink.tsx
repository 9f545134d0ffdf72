import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { profileAt } from './paths';

/** A creator for viewers who may not search: `findable` is missing then. */
export type MaybeFound<C extends { readonly findable: boolean }> = Omit<C, 'findable'> & {
  readonly findable?: boolean;
};

interface Props {
  readonly creatorId: number;
  readonly name: string;
  /** False for creators who left the search: their work for the brand stays, under their name. */
  readonly findable: boolean;
  /** Text of the link, if it is not the name. */
  readonly children?: ReactNode;
}

/** Links a member's name to the profile in the search, with its actions. */
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
