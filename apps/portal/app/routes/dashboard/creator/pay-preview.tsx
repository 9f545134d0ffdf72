import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { ClientPart } from '../../../pay/ClientPart';
import { loadPayPreview } from '../../../pay/client.server';
import { ownFile } from '../../../pay/Delivery';
import { payPath } from '../../../pay/page';
import styles from '../../../pay/pay.module.css';
import { payTitle } from '../../../pay/titles';
import { Alert, ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = {
  title: 'pay:preview.title',
  i18n: ['pay', 'company', 'problems', 'resources', 'shared', 'options'],
};

export const loader = creatorPage(loadPayPreview);

/**
 * A draft as its client will see it, made of the same components as the client's page. Its forms do nothing.
 */
export default function PayPreview() {
  const { t } = useTranslation('pay');
  const { isComplete, ...pay } = useCreatorData<typeof loader>();
  const { row } = pay;
  const review = payPath('review', row.id);
  return (
    <Stack>
      <Alert
        title={t('preview.title')}
        action={
          <ButtonLink to={`${review}#send`}>{t(isComplete ? 'preview.back' : 'preview.complete')}</ButtonLink>
        }
      >
        <p>{t('preview.text', { client: row.clientName || t('tabs.client') })}</p>
        {!isComplete && <p>{t('preview.incomplete')}</p>}
      </Alert>
      <PageHeader
        above={<Link to={review}>{t('tabs.review')}</Link>}
        title={t(payTitle(pay), { row })}
        subtitle={t(pay.amends === null ? 'view.by' : 'view.byAmendment', {
          creator: pay.creator,
          of: pay.amends,
        })}
      />
      <fieldset disabled className={styles.preview} data-preview={row.id}>
        <ClientPart pay={pay} may asks pdf={() => review} contractPdf={review} fileTo={ownFile} />
      </fieldset>
    </Stack>
  );
}
