import { getFormProps } from '@conform-to/react';
import type { PayContract } from '@elenco/core/finance';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { DateText, Disclosure, Field, Form, Section, Stack, SubmitButton } from '../ui';
import { NameField } from './NameField';
import styles from './pay.module.css';

/** Questions and answers beside the contract. */
export function ContractQuestions({
  talk,
  may,
  asksName = false,
  isTask = false,
  isTitled = true,
}: {
  talk: PayContract['talk'];
  may: boolean;
  /** True for a guest who has not entered a name yet. */
  asksName?: boolean;
  /** True if answering is the next step of the page. */
  isTask?: boolean;
  /** False inside a disclosure, whose summary is the title. */
  isTitled?: boolean;
}) {
  const { t } = useTranslation('pay');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<{ text: string; name: string }>(
    answer?.intent === 'say' ? answer : undefined,
    {
      id: `pay-say-${talk.length}`,
    },
  );
  if (!may && talk.length === 0) return null;
  const say = (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        {asksName && <NameField meta={fields.name} />}
        <Field meta={fields.text} type="textarea" rows={3} label={t('talk.text')} maxLength={1000} />
        <SubmitButton name="intent" value="say" variant={isTask ? 'primary' : 'quiet'}>
          {t('talk.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
  const content = (
    <>
      {talk.map((one) => (
        <div key={one.at} className={styles.remark}>
          <p className="muted small">
            {one.name} · <DateText value={one.at} style="long" />
          </p>
          <p className={styles.text}>{one.text}</p>
        </div>
      ))}
      {may &&
        (asksName ? (
          <Disclosure summary={t('talk.ask')} open={answer?.intent === 'say'}>
            {say}
          </Disclosure>
        ) : (
          say
        ))}
    </>
  );
  if (!isTitled) return <div id="talk">{content}</div>;
  return (
    <Section title={t('talk.title')} anchor="talk">
      {content}
    </Section>
  );
}
