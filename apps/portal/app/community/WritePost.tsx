import { getFormProps } from '@conform-to/react';
import { boardAudiences } from '@elenco/core/growth';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Checkbox, Field, Form, RadioCards, Stack, SubmitButton } from '../ui';

/** Form for a new post, whose first input is the audience. */
export function WritePost({ formKey, today }: { formKey: string; today: string }) {
  const { t } = useTranslation('community');
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Record<'audience' | 'title' | 'body' | 'closesOn', string>>(
    answer?.intent === 'post' ? answer : undefined,
    { id: 'board-post', defaultValue: { audience: 'creators' } },
  );
  return (
    <Card title={t('write.title')} level={2}>
      <Form {...getFormProps(form)} key={formKey}>
        <Stack>
          <Refused form={form} />
          <input type="hidden" name="intent" value="post" />
          <input type="hidden" name="key" value={formKey} />
          <Field meta={fields.title} label={t('write.heading')} maxLength={120} />
          <Field meta={fields.body} type="textarea" rows={4} label={t('write.body')} maxLength={4000} />
          <RadioCards
            meta={fields.audience}
            label={t('write.audience')}
            options={boardAudiences.map((value) => ({
              value,
              label: t(`audience.${value}`),
              hint: t(`write.audienceHint.${value}`),
            }))}
          />
          <Field
            meta={fields.closesOn}
            type="date"
            min={today}
            label={t('write.closesOn')}
            hint={t('write.closesHint')}
            optional
          />
          <Checkbox name="commentable" label={t('write.commentable')} defaultChecked />
          <Checkbox name="pinned" label={t('write.pinned')} />
          <SubmitButton wide>{t('write.send')}</SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
