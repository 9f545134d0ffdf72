import type { HelpAudience } from '@elenco/core/people';
import type { HelpTerm } from '@elenco/locales/helpTerms';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';
import { helpPath } from './paths';

type Props<A extends HelpAudience> = {
  audience: A;
  term: HelpTerm<A>;
  /** The term as the screen names it. */
  name: string;
};

/** A "?" beside a term. It opens the explanation in a new tab, so that forms keep their input. */
export function HelpLink<A extends HelpAudience>({ audience, term, name }: Props<A>) {
  const { t } = useTranslation();
  return (
    <Link
      to={helpPath(audience, term)}
      target="_blank"
      className={styles.link}
      aria-label={t('help.about', { term: name })}
      title={t('help.about', { term: name })}
    >
      <span aria-hidden="true">?</span>
    </Link>
  );
}
