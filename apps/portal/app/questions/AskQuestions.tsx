import { getFormProps } from '@conform-to/react';
import { type QuestionForCreator, questionBlocks } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Disclosure, Field, Form, Select, Stack, SubmitButton } from '../ui';
import { QuestionList } from './QuestionList';
import styles from './questions.module.css';

type Props = {
  proposalId: number;
  questions: readonly QuestionForCreator[];
  /** True if this creator can still ask about the brief. */
  open: boolean;
  /** True to collapse the questions, since they are rare once the work has begun. */
  folded?: boolean;
};

/** Questions about a brief, and a form in which an invited creator asks. */
export function AskQuestions({ proposalId, questions, open, folded = false }: Props) {
  const { t } = useTranslation(['shared', 'options']);
  const isAnswered = useActionData<Answer>()?.intent === 'ask';
  if (!open && questions.length === 0) return null;
  const title = t('questions.title');
  const content = (
    <Stack>
      <p className="muted small">{t('questions.forAll')}</p>
      {questions.length > 0 && (
        <QuestionList
          questions={questions}
          above={({ own, status }) =>
            t(own ? (status === 'open' ? 'questions.waits' : 'questions.own') : 'questions.another')
          }
        />
      )}
      {open && <Ask key={questions.length} proposalId={proposalId} />}
    </Stack>
  );
  if (folded) {
    return (
      <Disclosure summary={title} open={isAnswered}>
        <div id="questions">{content}</div>
      </Disclosure>
    );
  }
  return (
    <section id="questions" aria-label={title} className={styles.part}>
      <Card level={2} title={title}>
        {content}
      </Card>
    </section>
  );
}

function Ask({ proposalId }: Pick<Props, 'proposalId'>) {
  const { t } = useTranslation(['shared', 'options']);
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Record<'block' | 'text', string>>(
    answer?.intent === 'ask' ? answer : undefined,
    { id: 'ask' },
  );
  return (
    <Form {...getFormProps(form)} preventScrollReset className={styles.ask}>
      <Refused form={form} />
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="proposalId" value={proposalId} />
      <Select
        meta={fields.block}
        label={t('questions.block')}
        options={questionBlocks.map((value) => ({ value, label: t(`options:questionBlocks.${value}`) }))}
      />
      <Field meta={fields.text} type="textarea" rows={2} label={t('questions.text')} maxLength={600} />
      <div>
        <SubmitButton variant="quiet">{t('questions.ask')}</SubmitButton>
      </div>
    </Form>
  );
}
