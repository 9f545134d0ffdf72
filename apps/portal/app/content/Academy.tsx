import { getFormProps } from '@conform-to/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { ButtonLink, Form, RadioCards, Row, Stack, SubmitButton } from '../ui';
import styles from './content.module.css';

interface ProgressProps {
  readonly done: number;
  readonly of: number;
  /** Number of finished lessons that were changed afterwards. */
  readonly changed: number;
  readonly next: { readonly slug: string; readonly title: string } | null;
}

/** Progress of a signed-in user, and the lesson at which to continue. */
export function Progress({ done, of, changed, next }: ProgressProps) {
  const { t } = useTranslation('content');
  const progressText = t('academy.progress', { done, of });
  return (
    <section className={styles.progress} aria-label={t('academy.yours')}>
      <div>
        <h2>{next ? next.title : t('academy.allDone')}</h2>
        <p>{progressText}</p>
        {changed > 0 && <p>{t('academy.changedCount', { count: changed })}</p>}
        <progress className={styles.bar} value={done} max={of} aria-label={progressText} />
      </div>
      {next && (
        <ButtonLink to={`/academy/${next.slug}`} variant="light" size="large">
          {t(done === 0 ? 'academy.begin' : 'academy.goOn')}
        </ButtonLink>
      )}
    </section>
  );
}

type MarkProps = Pick<ProgressProps, 'next'> & {
  readonly id: number;
  /** The user's progress in the lesson; null for signed-out visitors. */
  readonly reading: { readonly done: boolean; readonly changed: boolean } | null;
  readonly quiz: { readonly question: string; readonly answers: readonly string[] } | null;
  readonly answer: Answer | undefined;
};

/**
 * Shown below a lesson: whether it is done, and the next lesson. Signed-out visitors see the advantages of
 * signing in.
 */
export function Mark({ id, reading, next, quiz, answer }: MarkProps) {
  const { t } = useTranslation('content');
  const done = reading === null ? null : reading.done && !reading.changed;
  const onward = next && (
    <ButtonLink to={`/academy/${next.slug}`} variant={done === false ? 'quiet' : 'primary'}>
      {t('academy.next', { title: next.title })}
    </ButtonLink>
  );
  if (done === null) {
    return (
      <div className={styles.after}>
        <p>{t('academy.signIn')}</p>
        <Row>
          <ButtonLink to="/login">{t('academy.login')}</ButtonLink>
          {onward}
        </Row>
      </div>
    );
  }
  return (
    <div className={styles.after}>
      {done ? (
        <p className={styles.done}>
          <Check aria-hidden="true" /> {t('academy.done')}
        </p>
      ) : (
        <p>{t(reading?.changed ? 'academy.changedText' : 'academy.finished')}</p>
      )}
      {quiz && !done && <Quiz id={id} {...quiz} answer={answer} />}
      <Row>
        {(done || !quiz) && (
          <Form preventScrollReset>
            <input type="hidden" name="contentId" value={id} />
            <input type="hidden" name="done" value={String(!done)} />
            <SubmitButton name="intent" value="mark" variant={done ? 'plain' : 'primary'}>
              {t(done ? 'academy.undo' : 'academy.mark')}
            </SubmitButton>
          </Form>
        )}
        {onward}
      </Row>
    </div>
  );
}

type QuizProps = NonNullable<MarkProps['quiz']> & Pick<MarkProps, 'id' | 'answer'>;

/** The question at the end of a lesson. The right answer marks the lesson as done. */
function Quiz({ id, question, answers, answer }: QuizProps) {
  const { t } = useTranslation('content');
  const [form, fields] = useAnswer<{ answer: string }>(answer, { id: 'quiz' });
  return (
    <Form {...getFormProps(form)} preventScrollReset>
      <Stack form>
        <Refused form={form} />
        <input type="hidden" name="contentId" value={id} />
        <input type="hidden" name="done" value="true" />
        <RadioCards
          meta={fields.answer}
          label={question}
          options={answers.map((text, place) => ({ value: String(place + 1), label: text }))}
        />
        <SubmitButton name="intent" value="mark" variant="primary">
          {t('academy.answer')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
