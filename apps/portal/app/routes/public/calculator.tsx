import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../../access/ModalLink';
import { page } from '../../adapters/page.server';
import type { RouteHandle } from '../../handle';
import { translator } from '../../i18n/translate.server';
import { PriceAnswer } from '../../pricing/PriceAnswer';
import styles from '../../pricing/pricing.module.css';
import { QuestionForm } from '../../pricing/QuestionForm';
import { loadCalculator } from '../../pricing/question.server';
import { aboutPage } from '../../seo/about.server';
import { aboutMeta } from '../../seo/pageMeta';
import { loadVisitorFrame } from '../../shell/shared.server';
import { VisitorFrame } from '../../shell/VisitorFrame';
import { Alert, Row } from '../../ui';

export const handle: RouteHandle = {
  title: 'pricing:pageTitle',
  i18n: ['pricing', 'options', 'problems', 'access', 'shared', 'company', 'creator'],
};

export const loader = page('public', async (ctx) => {
  const t = translator(ctx.locale);
  const [title, description] = [t('pageTitle', { ns: 'pricing' }), t('subtitle', { ns: 'pricing' })];
  const [answer, frame] = await Promise.all([loadCalculator(ctx), loadVisitorFrame(ctx)]);
  return { ...answer, frame, about: aboutPage(ctx, { title, description }) };
});

export const meta = aboutMeta;

/** Usual prices of creators, with their calculation. */
export default function Calculator() {
  const { t } = useTranslation('pricing');
  const { price, fee, rates, stale, typed, question, errors, frame } = useLoaderData<typeof loader>();
  return (
    <VisitorFrame frame={frame}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.subtitle}>{t('subtitle')}</p>
        <div className={styles.columns}>
          <QuestionForm typed={typed} question={question} errors={errors} />
          <div className={styles.side}>
            {price && fee ? (
              <PriceAnswer price={price} fee={fee} rates={rates} stale={stale} />
            ) : (
              <Alert title={t('correct')} />
            )}
            {!frame && (
              <Row>
                <ModalLink modal="hire" variant="primary">
                  {t('hire')}
                </ModalLink>
                <ModalLink modal="be">{t('be')}</ModalLink>
              </Row>
            )}
          </div>
        </div>
      </div>
    </VisitorFrame>
  );
}
