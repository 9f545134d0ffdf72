import { getFormProps } from '@conform-to/react';
import { type Company, MAX_LIST_WORDS } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Stack, SubmitButton } from '../ui';
import styles from './company.module.css';

type Words = Pick<Company, 'unwantedWords' | 'competitors'>;

export const keyOfWords = ({ unwantedWords, competitors }: Words): string =>
  JSON.stringify([unwantedWords, competitors]);

/** Words and competitors that the brand looks for in captions of creators' posts, one per line. */
export function WordListForm({ company, answer }: { company: Company; answer: Answer | undefined }) {
  const { t } = useTranslation(['company', 'resources']);
  const { unwantedWords, competitors, version } = company;
  const [form, fields] = useAnswer<Record<keyof Words, string>>(
    answer?.intent === 'words' ? answer : undefined,
    {
      id: 'words',
      defaultValue: { unwantedWords: unwantedWords.join('\n'), competitors: competitors.join('\n') },
    },
  );
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack>
          <Refused form={form} />
          <input type="hidden" name="version" value={version} />
          <p className="muted">{t('wordList.text')}</p>
          <div className={styles.pair}>
            <Field
              meta={fields.unwantedWords}
              type="textarea"
              label={t('resources:companies.fields.unwantedWords')}
              hint={t('wordList.unwantedHint', { max: MAX_LIST_WORDS })}
              optional
            />
            <Field
              meta={fields.competitors}
              type="textarea"
              label={t('resources:companies.fields.competitors')}
              hint={t('wordList.competitorsHint', { max: MAX_LIST_WORDS })}
              optional
            />
          </div>
          <div>
            <SubmitButton name="intent" value="words" variant="dark">
              {t('settings.save')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
