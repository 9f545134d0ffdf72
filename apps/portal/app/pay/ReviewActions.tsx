import { isPayInForce, payContractFlow, scheduleFault } from '@elenco/core/finance';
import { movesFrom } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Link, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../forms/fieldName';
import { MoveDialog } from '../forms/MoveDialog';
import { useQueueLink } from '../queue/useQueueLink';
import { Alert, Button, ButtonLink, Card, Dialog, Form, Row, SubmitButton } from '../ui';
import type { PayPage } from './load.server';
import { payPath } from './page';

/** Page of a saved contract. */
export type Own = PayPage & { row: NonNullable<PayPage['row']> };

/** Missing data with links to add it; if nothing is missing, the send button. */
export function SendContract({ page: { row, missing, payee, today } }: { page: Own }) {
  const { t } = useTranslation(['pay', 'resources']);
  const inQueue = useQueueLink();
  if (!payee) {
    return (
      <Alert
        tone="warning"
        title={t('review.payee')}
        action={<ButtonLink to={`${areaPath.creator}/settings/payee`}>{t('review.fill')}</ButtonLink>}
      />
    );
  }
  if (missing.length > 0) {
    return (
      <Alert tone="warning" title={t('review.missing')}>
        <ul>
          {missing.map(({ step, field }) => {
            const fault = field === 'schedule' ? scheduleFault(row, today) : null;
            const at = fieldId(`pay-${step}`, fault?.pointer ?? `/${field}`);
            return (
              <li key={field}>
                <Link to={inQueue(`${payPath(step, row.id)}#${at}`)}>
                  {fault ? t(`faults.${fault.rule}`) : t(`missing.${field as 'title'}`)}
                </Link>
              </li>
            );
          })}
        </ul>
      </Alert>
    );
  }
  return (
    <Card>
      <p>{t('review.lead', { client: row.clientName, email: row.clientEmail })}</p>
      <Form>
        <Row>
          <SubmitButton name="intent" value="send">
            {t('review.send')}
          </SubmitButton>
          <ButtonLink to={inQueue(payPath('preview', row.id))}>{t('review.preview')}</ButtonLink>
        </Row>
      </Form>
    </Card>
  );
}

/** Actions after sending: revise the contract, or add to it. */
export function ActionsAfterSending({ row }: { row: Own['row'] }) {
  const { t } = useTranslation('pay');
  const back = movesFrom(payContractFlow, row.status).includes('revise');
  if (!back && !isPayInForce(row)) return null;
  // The client could still accept the sent version, so revising it makes the client's link stop working.
  if (row.status === 'sent' || row.status === 'viewed') {
    return (
      <div>
        <MoveDialog
          trigger={<Button variant="quiet">{t('review.revise')}</Button>}
          intent="revise"
          fields={{}}
          title={t('review.reviseTitle')}
          text={t('review.reviseText', { client: row.clientName })}
          confirm={t('review.reviseConfirm')}
        />
      </div>
    );
  }
  return (
    <Form>
      <Row>
        <SubmitButton name="intent" value={back ? 'revise' : 'amend'} variant="quiet">
          {t(back ? 'review.revise' : 'review.amend')}
        </SubmitButton>
        {back && row.archivedAt === null && (
          <SubmitButton name="intent" value="archive" variant="plain">
            {t('review.archive')}
          </SubmitButton>
        )}
      </Row>
      <p className="muted small">{t(back ? 'review.reviseHint' : 'review.amendHint')}</p>
    </Form>
  );
}

/** Button that reminds the client of the next step, at most once a day. */
export function RemindButton({ page }: { page: Own }) {
  const { t } = useTranslation('pay');
  if (!page.remind) return null;
  if (page.remind === 'today') return <p className="muted small">{t('remind.today')}</p>;
  return (
    <Form>
      <SubmitButton name="intent" value="remind" variant="quiet">
        {t('remind.send')}
      </SubmitButton>
    </Form>
  );
}

/**
 * Dialog that confirms that the contract was sent. The query parameter that opens it is removed from the URL,
 * so that a reload does not show the dialog again.
 */
export function SentDialog({ client }: { client: string }) {
  const { t } = useTranslation('pay');
  const [search, change] = useSearchParams();
  const wasSent = search.has('sent');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!wasSent) return;
    setOpen(true);
    change({}, { replace: true, preventScrollReset: true });
  }, [wasSent, change]);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('sent.title')}
      description={t('sent.text', { email: client })}
      footer={<ButtonLink to={`${areaPath.creator}/pay`}>{t('sent.back')}</ButtonLink>}
    />
  );
}
