import type { SerializeFrom } from '@remix-run/node';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../ui';
import { Cards } from './Cards';
import styles from './content.module.css';
import type { loadAcademy } from './pages.server';

type Part = SerializeFrom<typeof loadAcademy>['parts'][number];

/** A path with its lessons in their order, and how far somebody signed in has come in it. */
export function PathPart({
  slug,
  title,
  subtitle,
  lessons,
  first,
  counted,
}: Part & { first: boolean; counted: boolean }) {
  const { t } = useTranslation('content');
  const heading = useId();
  const done = lessons.filter((lesson) => lesson.done && !lesson.changed).length;
  return (
    <section className={styles.path} {...(title ? { 'aria-labelledby': heading } : {})}>
      {title && (
        <header>
          <h2 id={heading}>{title}</h2>
          <p>{subtitle}</p>
          {counted && <p className="muted small">{t('academy.progress', { done, of: lessons.length })}</p>}
          {counted && done === lessons.length && (
            <Form>
              <input type="hidden" name="path" value={slug} />
              <SubmitButton
                name="intent"
                value="certify"
                variant="quiet"
                size="small"
                aria-label={t('certificate.getNamed', { title })}
              >
                {t('certificate.get')}
              </SubmitButton>
            </Form>
          )}
        </header>
      )}
      <Cards
        level={title ? 3 : 2}
        cards={lessons.map((lesson, place) => ({
          ...lesson,
          to: `/academy/${lesson.slug}`,
          first: first && place < 3,
          above: t('academy.lesson', { place: place + 1, minutes: lesson.minutes ?? 0 }),
          below: lesson.changed ? t('academy.changed') : lesson.done ? t('academy.done') : null,
        }))}
      />
    </section>
  );
}
