import { confidentialityText, isSilent } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { MoveDialog } from '../../forms/MoveDialog';
import { useNow } from '../../i18n/use';
import { Button, Card, DateText, Field, Form, RelativeTime, Stack, SubmitButton } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Answers an invitation: accept and write a proposal, or decline with a reason. */
export function Invited({
  project: { proposal, brief, key },
}: {
  project: Pick<Project, 'proposal' | 'brief' | 'key'>;
}) {
  const { t } = useTranslation('creator');
  const { id, answerBy } = proposal;
  const now = useNow().toISOString();
  const silent = isSilent(brief, proposal);
  return (
    <Card level={2} title={t('invited.title')}>
      {answerBy && (
        <p>
          {t(answerBy < now ? 'invited.late' : 'invited.by')}{' '}
          <strong>
            <DateText value={answerBy} style="weekday" />
          </strong>{' '}
          (<RelativeTime value={answerBy} />)
        </p>
      )}
      <p className="muted small">{t('invited.text')}</p>
      <div className={styles.actions}>
        <Form>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={key} />
          <Stack>
            {silent && <Confidentiality />}
            <SubmitButton size="large" name="intent" value="accept">
              {t(silent ? 'invited.acceptSilent' : 'invited.accept')}
            </SubmitButton>
          </Stack>
        </Form>
        <Decline id={id} size="large" />
      </div>
    </Card>
  );
}

/** Confidentiality agreement that a creator signs before seeing a silent squad. */
function Confidentiality() {
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
        hint={t('invited.signatureHint')}
        maxLength={120}
        {...(refusals && { errors: refusals })}
      />
    </Stack>
  );
}

/** Declining is final, so it asks for a reason and a confirmation. */
export function Decline({ id, size }: { id: number; size?: 'large' }) {
  const { t } = useTranslation('creator');
  return (
    <MoveDialog
      trigger={
        <Button size={size} variant={size ? 'quiet' : 'plain'}>
          {t('invited.decline')}
        </Button>
      }
      intent="decline"
      fields={{ id }}
      title={t('invited.declineTitle')}
      text={t('invited.declineText')}
      confirm={t('invited.decline')}
      danger
      comment={{ label: t('invited.reason'), hint: t('invited.reasonHint') }}
    />
  );
}
