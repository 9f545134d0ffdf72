import { getFormProps } from '@conform-to/react';
import { skills } from '@elenco/core/party';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { creatorForm, signUp } from '../access/account.server';
import { PersonFields } from '../access/PersonFields';
import { SmallPage } from '../access/SmallPage';
import { actions, sending } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import type { RouteHandle } from '../handle';
import { Combobox, Form, Segmented, Stack, SubmitButton, TagPicker } from '../ui';

export const handle: RouteHandle = {
  title: 'access:creator.title',
  i18n: ['access', 'options', 'problems'],
};

export const action = actions('public', {
  signUp: sending<'public', typeof creatorForm>(creatorForm, signUp),
});

type Fields = Record<
  'profileType' | 'mainSkill' | 'name' | 'email' | 'phone' | 'password' | 'terms',
  string
> & {
  tags: string[];
};

export default function SignUpCreator() {
  const { t } = useTranslation(['access', 'options']);
  const [form, fields] = useAnswer<Fields>(useActionData<typeof action>());
  const options = skills
    .map((value) => ({ value, label: t(`options:skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return (
    <SmallPage title={t('creator.title')} lead={t('creator.lead')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Segmented
            meta={fields.profileType}
            label={t('fields.profileType')}
            defaultValue="content_creator"
            options={[
              { value: 'content_creator', label: t('creator.contentCreator') },
              { value: 'freelancer', label: t('creator.freelancer') },
            ]}
          />
          <Combobox meta={fields.mainSkill} label={t('fields.mainSkill')} options={options} />
          <TagPicker meta={fields.tags} label={t('fields.tags')} options={options} max={4} optional />
          <PersonFields fields={fields} />
          <SubmitButton size="large" wide>
            {t('creator.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
