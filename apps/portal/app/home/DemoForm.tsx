import { Link, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { usePlainAnswer } from '../forms/usePlainAnswer';
import { Checkbox, Csrf, Field, SubmitButton } from '../ui';
import styles from './DemoForm.module.css';

const steps = ['first', 'second', 'third'] as const;

/** Form that requests a demo, with the next steps. `months` is the retention period of the data. */
export function DemoForm({ months }: { months: number }) {
  const { t } = useTranslation('home');
  const [search] = useSearchParams();
  const { Form, form, of, pending, refusals } = usePlainAnswer('demo', '/?index');
  return (
    <section id="demo" className={styles.demo} aria-labelledby="demo-title">
      <div className={styles.words}>
        <h2 id="demo-title" className={styles.title}>
          {t('demo.title')}
        </h2>
        <p className={styles.subtitle}>{t('demo.subtitle')}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{t(`demo.steps.${step}`)}</li>
          ))}
        </ol>
      </div>
      <div className={styles.paper}>
        {search.get('demo') === 'sent' ? (
          <div className={styles.sent} role="status">
            <h3>{t('demo.sent')}</h3>
            <p>{t('demo.sentText')}</p>
          </div>
        ) : (
          <Form {...form} className={styles.form}>
            <Csrf />
            <input type="hidden" name="intent" value="demo" />
            <Refusals refusals={refusals} />
            <div className={styles.pair}>
              <Field {...of('name')} label={t('demo.name')} autoComplete="name" />
              <Field {...of('company')} label={t('demo.company')} autoComplete="organization" />
            </div>
            <div className={styles.pair}>
              <Field {...of('email')} type="email" label={t('demo.email')} autoComplete="email" />
              <Field {...of('phone')} type="tel" label={t('demo.phone')} autoComplete="tel" optional />
            </div>
            <Field
              {...of('message')}
              type="textarea"
              rows={3}
              label={t('demo.message')}
              hint={t('demo.messageHint')}
              maxLength={2_000}
              optional
            />
            <label className={styles.trap} aria-hidden="true">
              {t('demo.trap')}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
            <Checkbox required {...of('consent')} label={t('demo.consent')} />
            <p className={styles.kept}>
              {t('demo.kept', { months })} <Link to="/privacy">{t('demo.privacy')}</Link>
            </p>
            <SubmitButton size="large" wide pending={pending}>
              {t('demo.submit')}
            </SubmitButton>
          </Form>
        )}
      </div>
    </section>
  );
}
