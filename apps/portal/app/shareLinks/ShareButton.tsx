import { useLocation } from '@remix-run/react';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui';
import { shareId } from './shareId';

/** Link to the section of share links on this page; following it opens the section's disclosure. */
export function ShareButton() {
  const { t } = useTranslation('authority');
  const { search } = useLocation();
  return (
    <ButtonLink to={`${search}#${shareId}`} reloadDocument icon={<Share2 aria-hidden="true" />}>
      {t('shareLinks.open')}
    </ButtonLink>
  );
}
