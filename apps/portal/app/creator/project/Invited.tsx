import { confidentialityText, isPastAnswer, isSilent } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { MoveDialog } from '../../forms/MoveDialog';
import { HelpLink } from '../../help/HelpLink';
import { useNow } from '../../i18n/use';
import { Button, Card, DateText, Field, Form, RelativeTime, Stack, SubmitButton } from '../../ui';
import { NetAmount } from '../NetAmount';
import { useFeeRows } from '../useFeeRows';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Form that answers an invitation; in a silent squad, the creator first agrees to confidentiality. */
export function Invited({
  project,
}: {
  project: Pick<Project, 'proposal' | 'brief' | 'key' | 'name' | 'estimate' | 'payee'>;
}) {
  const { t } = useTranslation('creator');
  const { proposal, brief, key, name } = project;
  const { id, answerBy } = proposal;
  const now = useNow().toISOString();
  const silent = isSilent(brief, proposal);
  return (
    <Card level={2} title={t('invited.title')}>
      {answerBy && (
        <p>
          {t(isPastAnswer(proposal, now) ? 'invited.late' : 'invited.by')}{' '}
          <strong>
            <DateText value={answerBy} style="weekday" />
          </strong>{' '}
          (<RelativeTime value={answerBy} />)
        </p>
      )}
      <p className="muted small">
        {t(silent ? 'invited.silentText' : 'invited.text')}{' '}
        <HelpLink audience="creator" term="invitation" name={t('invited.title')} />
      </p>
      <EstimatedPay project={project} />
      <div className={styles.actions}>
        <Form>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={key} />
          <Stack>
            {silent && <Confidentiality name={name} />}
            <SubmitButton size="large" name="intent" value={silent ? 'acceptConfidentiality' : 'accept'}>
              {t(silent ? 'invited.acceptSilent' : 'invited.accept')}
            </SubmitButton>
          </Stack>
        </Form>
        <Decline id={id} size="large" />
      </div>
    </Card>
  );
}

/** Price, fee, taxes and net amount of an invitation, by the creator's list prices or usual price. */
function EstimatedPay({
  project: { estimate, proposal, payee },
}: {
  project: Pick<Project, 'estimate' | 'proposal' | 'payee'>;
}) {
  const { t } = useTranslation('creator');
  const feeRows = useFeeRows();
  if (!estimate) return null;
  const { totalCents, feeCents, takeHome, state } = estimate;
  const { currency, feeBp } = proposal;
  return (
    <NetAmount
      value={takeHome}
      state="proposed"
      legalForm={payee?.legalForm ?? 'individual'}
      label={t(`stage.money.${state}`)}
      before={feeRows({ totalCents, feeCents, feeBp, currency }, t('invited.price'), t('net.feeNote'))}
    />
  );
}

/** Confidentiality agreement that the creator accepts before seeing the project of a silent squad. */
function Confidentiality({ name }: { name: string }) {
  const { t } = useTranslation('creator');
  const refusals = useActionData<Answer>()?.submission.error?.name;
  return (
    <Stack>
      <h3>{t('invited.confidentiality')}</h3>
      <p lang="pt" className={styles.text}>
        {confidentialityText}
      </p>
      <Field
        name="name"
        label={t('invited.signature')}
        hint={t('invited.signatureHint', { name })}
        maxLength={120}
        {...(refusals && { errors: refusals })}
      />
    </Stack>
  );
}

/**
 * Form that declines an invitation or gives up a proposal. Both are final, so a reason and a confirmation are
 * required. `sent` selects the wording for a proposal that the brand has already received.
 */
export function Decline({ id, size, sent = false }: { id: number; size?: 'large'; sent?: boolean }) {
  const { t } = useTranslation('creator');
  const decline = t(sent ? 'sent.giveUp' : 'invited.decline');
  return (
    <MoveDialog
      trigger={
        <Button size={size} variant={size ? 'quiet' : 'plain'}>
          {decline}
        </Button>
      }
      intent="decline"
      fields={{ id }}
      title={t(sent ? 'sent.giveUpTitle' : 'invited.declineTitle')}
      text={t('invited.declineText')}
      confirm={decline}
      danger
      comment={{ label: t('invited.reason'), hint: t('invited.reasonHint') }}
    />
  );
}
