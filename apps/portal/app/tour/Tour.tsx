import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalLink } from '../access/ModalLink';
import { useLocale } from '../i18n/use';
import { useAudience } from '../shell/places';
import { ButtonLink, Row, Steps } from '../ui';
import { pictureName, type TourStep, tourSteps, tourViews } from './steps';
import styles from './Tour.module.css';

const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Tour of screenshots, shown one at a time; navigated by buttons, arrow keys, clicks on the picture, and the
 * URL.
 */
export function Tour() {
  const { t } = useTranslation('tour');
  const { t: site } = useTranslation();
  const audience = useAudience();
  const [search] = useSearchParams();
  const steps: readonly TourStep[] = tourSteps[audience];
  const asked = Number(search.get('step')) - 1;
  const at = steps[asked] ? asked : 0;
  const step = steps[at] as TourStep;
  const to = (n: number) => {
    const query = new URLSearchParams(search);
    query.set('step', String(n + 1));
    return `?${query}`;
  };
  const back = at > 0 ? to(at - 1) : null;
  const next = at + 1 < steps.length ? to(at + 1) : null;
  useArrowKeys({ ArrowLeft: back, ArrowRight: next });
  const picture = <Screen step={step} />;
  return (
    <div className={styles.tour}>
      <h1 className={styles.title}>{t(`title.${audience}`)}</h1>
      <Steps
        label={t('steps.label')}
        steps={steps.map((key, n) => ({
          key,
          label: t(`steps.${key}.title`),
          state: n < at ? 'done' : n === at ? 'now' : 'next',
          to: to(n),
        }))}
      />
      <section className={styles.step} aria-labelledby="step">
        <div className={styles.words}>
          <h2 id="step" className={styles.name} aria-live="polite">
            {t(`steps.${step}.title`)}
          </h2>
          <p className={styles.text}>{t(`steps.${step}.text`)}</p>
          <Row>
            {next ? (
              <ButtonLink to={next} size="large" variant="primary" preventScrollReset>
                {t('next')}
              </ButtonLink>
            ) : audience === 'creator' ? (
              <ModalLink modal="be" variant="primary">
                {site('shell.be')}
              </ModalLink>
            ) : (
              <ModalLink modal="hire" variant="primary">
                {site('shell.hire')}
              </ModalLink>
            )}
            {back && (
              <ButtonLink to={back} size="large" preventScrollReset>
                {t('back')}
              </ButtonLink>
            )}
          </Row>
        </div>
        {next ? (
          <Link to={next} className={styles.frame} preventScrollReset tabIndex={-1}>
            {picture}
          </Link>
        ) : (
          <div className={styles.frame}>{picture}</div>
        )}
      </section>
    </div>
  );
}

function Screen({ step }: { step: TourStep }) {
  const { t } = useTranslation('tour');
  const locale = useLocale();
  const shot = (view: keyof typeof tourViews) => ({
    source: pictures[`./pictures/${pictureName(step, view, locale)}`],
    size: { width: tourViews[view].width, height: tourViews[view].height },
  });
  const [phone, wide] = [shot('phone'), shot('wide')];
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={phone.source} {...phone.size} />
      <img src={wide.source} alt={t(`steps.${step}.picture`)} {...wide.size} decoding="async" />
    </picture>
  );
}

/** Navigates by arrow keys, unless a field, menu or dialog uses them. */
function useArrowKeys(addresses: Readonly<Record<string, string | null>>) {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const address = addresses[event.key];
      const { target } = event;
      const isElsewhere =
        target instanceof Element && target.closest('input, select, textarea, dialog, [role]');
      if (!address || isElsewhere || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(address, { preventScrollReset: true });
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
