import { useNavigate, useSearchParams } from '@remix-run/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, cx } from '../ui';
import { useDisclosure } from '../ui/useDisclosure';
import type { Queue } from './load.server';
import styles from './queue.module.css';

/** Shortcut keys of a queue, each with Alt, so that typing triggers none. */
const keys = { next: 'J', previous: 'K', act: 'Enter' } as const;

/** Navigation through the rows of a queue, above the page of each row. */
export function QueueBar({
  queue,
  home,
  followUps = [],
}: {
  queue: Queue;
  home: string;
  /** Links to the tasks that follow from the finished queue. */
  followUps?: readonly { readonly to: string; readonly label: string }[] | undefined;
}) {
  const { t } = useTranslation();
  const { number, of, ofProjects, left, result, title, next, previous } = queue;
  useQueueKeys(queue);
  return (
    <nav className={styles.bar} aria-label={t('queue.label')}>
      <span className={cx('num', styles.position)}>
        {number !== null
          ? t(ofProjects ? 'queue.projectPosition' : 'queue.position', { number, of })
          : result
            ? t(`queue.${result}`, { count: left })
            : left > 0
              ? t('queue.left', { count: left })
              : t('queue.done')}
        {title && ` · ${title}`}
      </span>
      <span className={styles.moves}>
        <Keys />
        {followUps.map(({ to, label }, n) => (
          <ButtonLink key={to} to={to} size="small" variant={n > 0 ? 'quiet' : 'primary'}>
            {label}
          </ButtonLink>
        ))}
        {previous && (
          <ButtonLink
            to={previous}
            size="small"
            variant="plain"
            aria-label={t('queue.previous')}
            icon={<ArrowLeft aria-hidden="true" />}
          />
        )}
        {next && (
          <ButtonLink
            to={next}
            size="small"
            variant={number === null ? 'dark' : 'quiet'}
            icon={<ArrowRight aria-hidden="true" />}
          >
            {t('queue.next')}
          </ButtonLink>
        )}
        <ButtonLink to={home} size="small" variant={next ? 'plain' : 'quiet'}>
          {t(left > 0 ? 'queue.leave' : 'queue.back')}
        </ButtonLink>
      </span>
    </nav>
  );
}

/** List of keyboard shortcuts, which opens without scripts too. */
function Keys() {
  const { t } = useTranslation();
  const { own } = useDisclosure();
  return (
    <details className={styles.keys} {...own}>
      <summary>{t('queue.keys')}</summary>
      <div className={styles.sheet}>
        <p>
          <strong>{t('queue.keysTitle')}</strong>
        </p>
        <dl>
          {(['next', 'previous', 'act'] as const).map((key) => (
            <div key={key} className={key === 'act' ? styles.act : undefined}>
              <dt>{t(`queue.${key}`)}</dt>
              <dd>
                <kbd>Alt {keys[key]}</kbd>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('queue.jump')}</dt>
            <dd>
              <kbd>Ctrl K</kbd>
            </dd>
          </div>
        </dl>
      </div>
    </details>
  );
}

/** Moves through the queue by keyboard, and presses the button that the page marks as `data-main-act`. */
function useQueueKeys({ next, previous }: Queue): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, code, repeat } = event;
      // A held key would press the main action of the next page too.
      if (!altKey || ctrlKey || metaKey || repeat) return;
      if (document.querySelector('[role=alertdialog], [role=dialog]')) return;
      const to = code === `Key${keys.next}` ? next : code === `Key${keys.previous}` ? previous : null;
      const act = code === keys.act ? document.querySelector<HTMLElement>('[data-main-act]') : null;
      if (!to && !act) return;
      event.preventDefault();
      if (to) navigate(to);
      act?.focus();
      act?.click();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [next, previous, navigate]);
}

/** True for the queue's current row; outside a queue, for every row. */
export function useIsMainRow(id: number): boolean {
  const [search] = useSearchParams();
  return !search.has('queue') || search.get('at') === String(id);
}
