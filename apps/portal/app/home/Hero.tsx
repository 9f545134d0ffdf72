import { useTranslation } from 'react-i18next';
import { ModalLink } from '../access/ModalLink';
import { useFormat } from '../i18n/use';
import type { Audience } from '../shell/frames';
import { tourFor, useVisitor } from '../shell/places';
import { ButtonLink } from '../ui';
import { Cast } from './Cast';
import type { Example } from './example.server';
import styles from './Hero.module.css';
import type { Stories } from './load.server';

const facts = {
  brand: ['selection', 'fee', 'clock', 'contract'],
  creator: ['payout', 'fee', 'clock', 'contract'],
} as const;

type Props = Pick<Example, 'feeBp' | 'shortlistHours' | 'payoutDays'> & {
  audience: Audience;
  banner: Stories['banner'];
};

/** Headline and sign-up links, with the portraits or the banner. */
export function Hero({ audience, banner, feeBp, shortlistHours, payoutDays }: Props) {
  const { t } = useTranslation('home');
  const { rate, number } = useFormat();
  const { dashboard, links } = useVisitor();
  const figures = { rate: rate(feeBp), hours: number(shortlistHours), days: number(payoutDays) };
  const brand = audience === 'brand';
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {brand ? (banner?.title ?? t('forBrand.title')) : t('forCreator.title')}
        </h1>
        <div className={styles.side}>
          <p className={styles.subtitle}>
            {brand ? (banner?.subtitle ?? t('forBrand.subtitle')) : t('forCreator.subtitle')}
          </p>
          <div className={styles.ways}>
            {brand ? (
              <>
                {!dashboard && (
                  <ModalLink modal="hire" variant="primary">
                    {t('signUp')}
                  </ModalLink>
                )}
                <ButtonLink size="large" variant={dashboard ? 'primary' : 'quiet'} to="/#demo" reloadDocument>
                  {t('schedule')}
                </ButtonLink>
              </>
            ) : (
              <ModalLink modal="be" variant="primary">
                {t('be')}
              </ModalLink>
            )}
            <ButtonLink
              size="large"
              to={tourFor(audience, links)}
              target="_blank"
              aria-label={t('shell.newTab', { ns: 'portal', title: t('watch') })}
            >
              {t('watch')}
            </ButtonLink>
            {brand && !dashboard && (
              <ModalLink modal="be" variant="plain">
                {t('be')}
              </ModalLink>
            )}
            {!dashboard && (
              <span className={styles.login}>
                <ModalLink modal="login" variant="plain">
                  {t('login')}
                </ModalLink>
              </span>
            )}
          </div>
        </div>
      </div>
      {banner?.picture ? (
        <figure className={styles.banner}>
          {/* The banner is visible without scrolling, so it is loaded with high priority. */}
          <img {...banner.picture} alt={banner.picture.alt} fetchPriority="high" />
          <figcaption>{t('credit', { author: banner.author })}</figcaption>
        </figure>
      ) : (
        <Cast />
      )}
      <dl className={styles.facts}>
        {facts[audience].map((fact) => (
          <div key={fact} className={styles.fact}>
            <dt>{t(`facts.${fact}.label`)}</dt>
            <dd>{t(`facts.${fact}.value`, figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
