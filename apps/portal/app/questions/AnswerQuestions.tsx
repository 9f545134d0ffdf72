import { getFormProps } from '@conform-to/react';
import type { Question } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Disclosure, Field, Form, Section, Stack, SubmitButton } from '../ui';
import { QuestionList } from './QuestionList';
import styles from './questions.module.css';

type Props = {
  questions: readonly Question[];
  names: Readonly<Record<number, string>>;
  /** False for staff, who cannot answer. */
  may: boolean;
};

/** Questions of invited creators about a brief. Each answer is sent to all invited creators. */
export function AnswerQuestions({ questions, names, may }: Props) {
  const { t } = useTranslation('shared');
  if (questions.length === 0) return null;
  return (
    <div id="questions" className={styles.part}>
      <Section title={t('questions.title')}>
        <Card>
          <Stack>
            <p className="muted small">{t('questions.toAll')}</p>
            <QuestionList
              questions={questions}
              above={({ creatorId }) => names[creatorId] ?? ''}
              below={(question) => may && <Reply key={question.version} question={question} />}
            />
          </Stack>
        </Card>
      </Section>
    </div>
  );
}

function Reply({ question: { id, version, answer, text } }: { question: Question }) {
  const { t } = useTranslation('shared');
  const answered = useActionData<Answer>();
  const own = answered?.intent === 'answer' && answered.submission.initialValue?.id === String(id);
  const [form, fields] = useAnswer<Record<'answer', string>>(own ? answered : undefined, {
    id: `answer-${id}`,
    defaultValue: { answer },
  });
  const write = (
    <Form {...getFormProps(form)} preventScrollReset className={styles.ask}>
      <Refused form={form} />
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Field meta={fields.answer} type="textarea" rows={2} label={t('questions.answer')} maxLength={2000} />
      <div>
        <SubmitButton
          variant={answer ? 'quiet' : 'dark'}
          size="small"
          aria-label={`${t('questions.send')}: ${text}`}
        >
          {t('questions.send')}
        </SubmitButton>
      </div>
    </Form>
  );
  return answer && !own ? <Disclosure summary={t('questions.correct')}>{write}</Disclosure> : write;
}
