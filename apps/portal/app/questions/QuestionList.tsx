import type { QuestionForCreator } from '@elenco/core/hiring';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './questions.module.css';

type Shown = Pick<QuestionForCreator, 'id' | 'block' | 'text' | 'answer'>;

/** Questions about a brief with their answers. `above` adds text above a question, `below` adds actions. */
export function QuestionList<Q extends Shown>({
  questions,
  above,
  below,
}: {
  questions: readonly Q[];
  above: (question: Q) => ReactNode;
  below?: (question: Q) => ReactNode;
}) {
  const { t } = useTranslation(['shared', 'options']);
  return (
    <ul className={styles.list}>
      {questions.map((question) => (
        <li key={question.id} className={styles.item}>
          <p className="muted small">
            {t(`options:questionBlocks.${question.block}`)}
            {' · '}
            {above(question)}
          </p>
          <p className={styles.question}>{question.text}</p>
          {question.answer && (
            <p className={styles.answer}>
              <span className="sr">{t('questions.answer')}: </span>
              {question.answer}
            </p>
          )}
          {below?.(question)}
        </li>
      ))}
    </ul>
  );
}
