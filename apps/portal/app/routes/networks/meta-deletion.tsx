import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { SmallPage } from '../../access/SmallPage';
import { secretPage } from '../../access/secretPage';
import { page } from '../../adapters/page.server';
import { loadDeletion } from '../../connection/deletion.server';
import type { RouteHandle } from '../../handle';
import { useFormat } from '../../i18n/use';
import { ButtonLink } from '../../ui';

export const handle: RouteHandle = { title: 'connections:deletion.title', i18n: ['connections'] };
export const headers = secretPage;

export const loader = page('public', async (ctx) => loadDeletion(ctx));

/** Status page of a request at Meta to delete Instagram data. */
export default function Deletion() {
  const { t } = useTranslation('connections');
  const { exact } = useFormat();
  const { erasedAt } = useLoaderData<typeof loader>();
  const words = erasedAt === null ? 'unknown' : 'done';
  return (
    <SmallPage
      title={t(`deletion.${words}.title`)}
      subtitle={t(`deletion.${words}.text`, { at: erasedAt === null ? '' : exact(erasedAt) })}
    >
      <ButtonLink to="/privacy">{t('deletion.privacy')}</ButtonLink>
    </SmallPage>
  );
}
