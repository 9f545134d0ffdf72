import { getFormProps } from '@conform-to/react';
import { skills } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { TermsBox } from '../access/TermsBox';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Checkbox, Field, Form, OptionSelect, PhoneField, Segmented, Stack, SubmitButton } from '../ui';

type Names = 'name' | 'phone' | 'profileType' | 'mainSkill' | 'password' | 'terms' | 'marketing';

/** Form that creates an account for the invited e-mail address. */
export function JoinForm({
  kind,
  name,
  answer,
}: {
  kind: 'member' | 'creator';
  name: string;
  answer: Answer | undefined;
}) {
  const { t, i18n } = useTranslation(['access', 'team', 'options']);
  const [form, fields] = useAnswer<Record<Names, string>>(answer, { defaultValue: { name } });
  const specialties = skills
    .map((value) => ({ value, label: t(`options:skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <Field meta={fields.name} label={t('fields.name')} autoComplete="name" />
        {kind === 'creator' && (
          <>
            <Segmented
              meta={fields.profileType}
              label={t('fields.profileType')}
              defaultValue="content_creator"
              options={[
                { value: 'content_creator', label: t('creator.contentCreator') },
                { value: 'freelancer', label: t('creator.freelancer') },
              ]}
            />
            <OptionSelect
              meta={fields.mainSkill}
              label={t('fields.mainSkill')}
              placeholder={t('fields.choose')}
              options={specialties}
            />
            <PhoneField meta={fields.phone} label={t('fields.phone')} />
          </>
        )}
        <Field
          meta={fields.password}
          type="password"
          label={t('fields.password')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
        />
        <TermsBox meta={fields.terms} />
        <Checkbox meta={fields.marketing} label={t('fields.marketing')} />
        <SubmitButton name="intent" value={kind === 'creator' ? 'joinAsCreator' : 'join'} size="large" wide>
          {t('team:join.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
