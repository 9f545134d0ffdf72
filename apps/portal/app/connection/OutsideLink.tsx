import { useTranslation } from 'react-i18next';

/** Link to a page of a social network, opened in a new tab. */
export function OutsideLink({ to, children }: { to: string; children: string }) {
  const { t } = useTranslation('connections');
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr"> {t('newTab')}</span>
    </a>
  );
}
