import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { brandForm, signUp } from '../access/account.server';
import { PersonFields } from '../access/PersonFields';
import { SmallPage } from '../access/SmallPage';
import { actions, sending } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import type { RouteHandle } from '../handle';
import { Field, Form, MaskedField, Stack, SubmitButton } from '../ui';

export const handle: RouteHandle = { title: 'access:brand.title', i18n: ['access', 'problems'] };

export const action = actions('public', { signUp: sending<'public', typeof brandForm>(brandForm, signUp) });

type Fields = Record<
  'tradeName' | 'legalName' | 'cnpj' | 'name' | 'email' | 'phone' | 'password' | 'terms',
  string
>;

export default function SignUpBrand() {
  const { t } = useTranslation('access');
  const [form, fields] = useAnswer<Fields>(useActionData<typeof action>());
  return (
    <SmallPage title={t('brand.title')} lead={t('brand.lead')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field meta={fields.tradeName} label={t('fields.tradeName')} autoComplete="organization" />
          <Field meta={fields.legalName} label={t('fields.legalName')} />
          <MaskedField meta={fields.cnpj} mask="cnpj" label={t('fields.cnpj')} hint={t('fields.cnpjHint')} />
          <PersonFields fields={fields} />
          <SubmitButton size="large" wide>
            {t('brand.submit')}
          </SubmitButton>
        </Stack>
      </Form>
    </SmallPage>
  );
}
