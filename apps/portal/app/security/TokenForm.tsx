import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Select, Stack, SubmitButton, TagPicker } from '../ui';
import type { SecurityData } from './load.server';
import { Proof, type ProofFields } from './Proof';
import { scopeKey, tokenDays } from './tokens';

type Props = Pick<SecurityData, 'usableScopes' | 'role'> & { answer: Answer | undefined };

/** Form for a new API token: name, scopes that the user can use, lifetime. */
export function TokenForm({ usableScopes, role, answer }: Props) {
  const { t } = useTranslation('security');
  const [form, fields] = useAnswer<{ name: string; scopes: string[]; days: string } & ProofFields>(
    answer?.intent === 'issue' ? answer : undefined,
    { id: 'issue', defaultValue: { days: '90' } },
  );
  return (
    <Card title={t('tokens.make')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <Field meta={fields.name} label={t('tokens.name')} hint={t('tokens.nameHint')} autoComplete="off" />
          <TagPicker
            meta={fields.scopes}
            label={t('tokens.scopes')}
            hint={t('tokens.scopesHint')}
            options={usableScopes.map((scope) => ({ value: scope, label: t(scopeKey(scope, role)) }))}
          />
          <Select
            meta={fields.days}
            label={t('tokens.days')}
            options={tokenDays.map((count) => ({
              value: String(count),
              label: t('tokens.daysOf', { count }),
            }))}
          />
          <Proof form={form} fields={fields} />
          <SubmitButton name="intent" value="issue" variant="dark">
            {t('tokens.make')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
