import { getFormProps } from '@conform-to/react';
import { tokenFamilies } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Select, Stack, SubmitButton, TagPicker } from '../ui';
import { Proof, type ProofFields } from './Proof';
import { tokenDays } from './tokens';

/** A new token: name, scopes, lifetime. */
export function TokenForm({ answer }: { answer: Answer | undefined }) {
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
            options={tokenFamilies.flatMap((family) => [
              { value: `${family}:read`, label: t(`tokens.families.${family}.read`) },
              { value: `${family}:write`, label: t(`tokens.families.${family}.write`) },
            ])}
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
