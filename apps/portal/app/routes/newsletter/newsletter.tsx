import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { actions } from '../../adapters/form.server';
import type { RouteHandle } from '../../handle';
import { NewsletterForm } from '../../newsletter/NewsletterForm';
import { subscribe } from '../../newsletter/newsletter.server';

export const handle: RouteHandle = { title: 'newsletter:pageTitle', i18n: ['newsletter', 'problems'] };

export const action = actions('public', { subscribe });

/** The newsletter's form as a page. */
export default function Newsletter() {
  const { t } = useTranslation('newsletter');
  return (
    <SmallPage title={t('title')} subtitle={t('subtitle')}>
      <NewsletterForm source="page" />
    </SmallPage>
  );
}
