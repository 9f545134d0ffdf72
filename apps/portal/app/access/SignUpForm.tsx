import { type FieldMetadata, getFormProps } from '@conform-to/react';
import { useActionData, useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Refusal } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Checkbox, Csrf, Field, PhoneField, Stack, SubmitButton } from '../ui';
import { TermsBox } from './TermsBox';

type FieldOf = FieldMetadata<string | string[], Record<string, unknown>, Refusal[]>;
type Fields = Readonly<Record<string, FieldOf>>;

export type SignUpFormProps = {
  /** The page that handles the form. */
  action: '/signup/brand' | '/signup/creator';
  submit: string;
  /** Name and e-mail address from an identity provider such as Google. */
  known?: { readonly name: string; readonly email: string } | null;
  /** Fields of the company or creator, after those of the user. */
  children: (fields: Fields) => ReactNode;
};

/**
 * Sign-up form of a brand or creator, in the modal and as a page. With scripts it is sent in the background,
 * so that the modal stays open; without scripts the browser posts it.
 */
export function SignUpForm({ action, submit, known, children }: SignUpFormProps) {
  const { t } = useTranslation('access');
  const { Form, data, state } = useFetcher<Answer>({ key: action });
  const posted = useActionData<Answer | undefined>();
  const answer = data ?? (posted?.intent === 'signUp' ? posted : undefined);
  const [form, metas] = useAnswer<Record<string, string | string[]>>(
    answer,
    known ? { defaultValue: known } : {},
  );
  const fields = metas as unknown as Fields;
  const of = (name: string) => fields[name] as FieldOf;
  return (
    <Form {...getFormProps(form)} method="post" action={action}>
      <Csrf />
      <Stack form>
        <Refused form={form} />
        <Field meta={of('name')} label={t('fields.name')} autoComplete="name" />
        <Field meta={of('email')} type="email" label={t('fields.email')} autoComplete="email" />
        <PhoneField meta={of('phone')} label={t('fields.phone')} />
        <PhoneField
          meta={of('whatsapp')}
          label={t('fields.whatsapp')}
          hint={t('fields.whatsappHint')}
          optional
        />
        <Field
          meta={of('password')}
          type="password"
          label={t('fields.password')}
          hint={t('fields.passwordHint')}
          autoComplete="new-password"
        />
        {children(fields)}
        <TermsBox meta={of('terms')} />
        <Checkbox meta={of('marketing')} label={t('fields.marketing')} />
        <SubmitButton size="large" wide pending={state !== 'idle'}>
          {submit}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
