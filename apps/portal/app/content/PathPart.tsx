import type { SerializeFrom } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Form, SubmitButton } from '../ui';
import { Cards } from './Cards';
import styles from './content.module.css';
import type { loadAcademy } from './pages.server';

type Part = SerializeFrom<typeof loadAcademy>['parts'][number];

/** A path of the academy with its lessons in order, and the progress of a signed-in user. */
export function PathPart({ first, counted, ...part }: Part & { first: boolean; counted: boolean }) {
  const { slug, title, subtitle, lessons } = part;
  const heading = useId();
  return (
    <section className={styles.path} {...(title ? { 'aria-labelledby': heading } : {})}>
      {title && (
        <header>
          <h2 id={heading}>
            <Link to={`/academy/path/${slug}`} prefetch="intent">
              {title}
            </Link>
          </h2>
          <p>{subtitle}</p>
          {counted && <PathProgress {...part} />}
        </header>
      )}
      <LessonCards lessons={lessons} level={title ? 3 : 2} first={first} />
    </section>
  );
}

/** Progress in a path, the next lesson, and the certificate at its end. */
export function PathProgress({ slug, title, lessons, onward = false }: Part & { onward?: boolean }) {
  const { t } = useTranslation('content');
  if (lessons.length === 0) return null;
  const next = lessons.find((lesson) => !lesson.done || lesson.changed);
  const done = lessons.filter((lesson) => lesson.done && !lesson.changed).length;
  return (
    <>
      <p className="muted small">{t('academy.progress', { done, of: lessons.length })}</p>
      {next && onward && (
        <div>
          <ButtonLink to={`/academy/${next.slug}`} variant="primary">
            {t('academy.pathNext', { title: next.title })}
          </ButtonLink>
        </div>
      )}
      {!next && (
        <Form>
          <input type="hidden" name="path" value={slug} />
          <SubmitButton
            name="intent"
            value="certify"
            variant={onward ? 'primary' : 'quiet'}
            size={onward ? 'medium' : 'small'}
            aria-label={t('certificate.getNamed', { title })}
          >
            {t('certificate.get')}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

interface LessonsProps {
  readonly lessons: Part['lessons'];
  readonly level: 2 | 3;
  /** True if the lessons are at the top of the page. */
  readonly first: boolean;
}

/** Lessons in order, each with the user's progress. */
export function LessonCards({ lessons, level, first }: LessonsProps) {
  const { t } = useTranslation('content');
  return (
    <Cards
      level={level}
      cards={lessons.map((lesson, place) => ({
        ...lesson,
        to: `/academy/${lesson.slug}`,
        first: first && place < 3,
        above: t('academy.lesson', { place: place + 1, minutes: lesson.minutes ?? 0 }),
        below: lesson.changed ? t('academy.changed') : lesson.done ? t('academy.done') : null,
      }))}
    />
  );
}
