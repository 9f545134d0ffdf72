import { Link } from '@remix-run/react';
import { ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import styles from './layout.module.css';

/** A white box on the page. `flush` has no padding (for lists that bring their own). */
export function Card({
  title,
  level = 3,
  action,
  flush,
  children,
}: {
  title?: string;
  /** 2 where the card is itself a part of the page, not of a section. */
  level?: 2 | 3;
  action?: ReactNode;
  flush?: boolean;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.card, flush && styles.flush)}>
      {title && (
        <header className={styles.cardHead}>
          <Heading className={styles.cardTitle}>{title}</Heading>
          {action}
        </header>
      )}
      {children}
    </div>
  );
}

/** A part of a page with its heading, and on the right a link or a button. */
export function Section({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}

type HeaderProps = {
  title: string;
  /** Above the title: steps, a chip, the way back. */
  above?: ReactNode;
  subtitle?: ReactNode;
  /** The one main action of the screen. */
  action?: ReactNode;
};

/** The head of a page: what it is, one line about it, its main action. */
export function PageHeader({ title, above, subtitle, action }: HeaderProps) {
  return (
    <header className={styles.page}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.titles}>
        <h1>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}

/**
 * Side by side on wide screens: what one works on, and what it comes to. `stays` keeps the aside in sight while the
 * rest is scrolled; `asideFirst` puts it on top where there is one column only.
 */
export function Columns({
  children,
  aside,
  stays,
  asideFirst,
}: {
  children: ReactNode;
  aside: ReactNode;
  stays?: boolean;
  asideFirst?: boolean;
}) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <aside className={cx(styles.stack, stays && styles.stays, asideFirst && styles.first)}>{aside}</aside>
    </div>
  );
}

/** Children under each other with even space; `form` keeps lines short. */
export function Stack({ children, form }: { children: ReactNode; form?: boolean }) {
  return <div className={cx(styles.stack, form && styles.form)}>{children}</div>;
}

/** Buttons or fields beside each other, wrapping. */
export function Row({ children, end }: { children: ReactNode; end?: boolean }) {
  return <div className={cx(styles.row, end && styles.rowEnd)}>{children}</div>;
}

export type Step = { key: string; label: string; state: 'done' | 'now' | 'next'; to?: string };

/** Progress through the steps of a wizard or a deal; done ones may link back. */
export function Steps({ steps, label }: { steps: readonly Step[]; label: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map(({ key, label: text, state, to }) => {
          const body = (
            <>
              {state === 'done' && <Check aria-hidden="true" />}
              {text}
              {state === 'done' && <span className="sr"> ({t('ui.done')})</span>}
            </>
          );
          return (
            <li key={key}>
              {to && state !== 'now' ? (
                <Link to={to} className={cx(styles.step, styles[state])}>
                  {body}
                </Link>
              ) : (
                <span
                  className={cx(styles.step, styles[state])}
                  aria-current={state === 'now' ? 'step' : undefined}
                >
                  {body}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** The dark card on top of a dashboard: the one thing that waits for this person. */
export function NextStep({
  title,
  text,
  faces,
  action,
}: {
  title: string;
  text?: ReactNode;
  faces?: ReactNode;
  action?: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <section className={styles.nextStep} aria-label={t('ui.nextStep')}>
      <div className={styles.nextText}>
        <p className={styles.eyebrow}>{t('ui.nextStep')}</p>
        <h2 className={styles.nextTitle}>{title}</h2>
        {text && <p className={styles.nextSubtitle}>{text}</p>}
        {faces}
      </div>
      {action}
    </section>
  );
}

/** A quiet link with an arrow, for headers of sections. */
export function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.more}>
      {children} <ArrowRight aria-hidden="true" />
    </Link>
  );
}
