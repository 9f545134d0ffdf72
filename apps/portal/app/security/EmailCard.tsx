import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, RelativeTime, Row, Stack, SubmitButton } from '../ui';
import type { SecurityData } from './load.server';
import { Proof, type ProofFields } from './Proof';
import styles from './security.module.css';

type Props = Pick<SecurityData, 'email' | 'pending'> & { readonly answer: Answer | undefined };

/** The sign-in e-mail address with a form that changes it, or the new address that waits for confirmation. */
export function EmailCard({ email, pending, answer }: Props) {
  const { t } = useTranslation('security');
  // If the pending address has expired, its section is not shown, so the refusal of that section's form is
  // shown here.
  const ofWaiting = answer?.intent === 'resendEmail' || answer?.intent === 'withdrawEmail';
  const [form] = useAnswer<Record<string, never>>(ofWaiting ? answer : undefined, { id: 'pending-email' });
  return (
    <Card>
      <Stack form>
        <p>
          {t('email.now')} <strong className={styles.address}>{email}</strong>
        </p>
        <Refused form={form} />
        {pending ? <PendingEmailForm pending={pending} form={form} /> : <ChangeEmailForm answer={answer} />}
      </Stack>
    </Card>
  );
}

function ChangeEmailForm({ answer }: Pick<Props, 'answer'>) {
  const { t } = useTranslation('security');
  const mine = answer?.intent === 'askEmail' ? answer : undefined;
  const [form, fields] = useAnswer<{ email: string } & ProofFields>(mine, { id: 'new-email' });
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <Field
          meta={fields.email}
          type="email"
          label={t('email.next')}
          hint={t('email.hint')}
          autoComplete="email"
        />
        <Proof form={form} fields={fields} />
        <SubmitButton name="intent" value="askEmail" variant="dark">
          {t('email.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

interface WaitingProps {
  readonly pending: NonNullable<Props['pending']>;
  readonly form: ReturnType<typeof useAnswer<Record<string, never>>>[0];
}

function PendingEmailForm({ pending, form }: WaitingProps) {
  const { t } = useTranslation('security');
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <p>
          {t('email.waits')} <strong className={styles.address}>{pending.newEmail}</strong>
        </p>
        {pending.reason && <p>{t('email.bySupport', { reason: pending.reason })}</p>}
        <p className="muted small">
          {t('email.until')} <RelativeTime value={pending.expiresAt} />. {t('email.untilThen')}
        </p>
        <Row>
          <SubmitButton name="intent" value="resendEmail" variant="dark">
            {t('email.resend')}
          </SubmitButton>
          <SubmitButton name="intent" value="withdrawEmail" variant="quiet">
            {t('email.withdraw')}
          </SubmitButton>
        </Row>
      </Stack>
    </Form>
  );
}
