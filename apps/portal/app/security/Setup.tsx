import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';
import { OneTimeSecret } from './OneTimeSecret';
import { Proof } from './Proof';
import type { loadSetup } from './secondFactor.server';
import styles from './security.module.css';

type Props = { setup: ReturnType<typeof loadSetup>; answer: Answer | undefined };

/**
 * Setup of a second factor in three steps on one page: QR code, recovery codes, and a code that proves that
 * the second factor works.
 */
export function Setup({ setup: { picture, address, key, recovery }, answer }: Props) {
  const { t } = useTranslation('security');
  const [form, fields] = useAnswer<{ code: string; presentPassword: string }>(answer);
  return (
    <div className={styles.steps}>
      <section className={styles.step}>
        <h2>{t('setup.scan')}</h2>
        <svg
          viewBox={`-2 -2 ${picture.size + 4} ${picture.size + 4}`}
          role="img"
          aria-label={t('setup.qr')}
          className={styles.qr}
        >
          <path d={picture.path} />
        </svg>
        <p>
          <a href={address}>{t('setup.open')}</a>
        </p>
        <OneTimeSecret label={t('setup.key')} text={key} />
      </section>
      <section className={styles.step}>
        <h2>{t('setup.keep')}</h2>
        <OneTimeSecret label={t('setup.keepText')} text={recovery.join('\n')} rows={recovery.length} />
      </section>
      <section className={styles.step}>
        <h2>{t('setup.prove')}</h2>
        <Form {...getFormProps(form)}>
          <Stack form>
            <Refused form={form} />
            <Field
              meta={fields.code}
              label={t('setup.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
            <Proof form={form} fields={{ presentPassword: fields.presentPassword }} />
            <SubmitButton size="large">{t('setup.submit')}</SubmitButton>
          </Stack>
        </Form>
      </section>
    </div>
  );
}
