import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Stack, SubmitButton } from '../ui';

interface Props {
  readonly version: number;
  readonly days: { readonly first: string; readonly proposed: string; readonly last: string };
}

/** Asks for the new due date of a slip. */
export function SecondCopyForm({ version, days: { first, proposed, last } }: Props) {
  const { t } = useTranslation('company');
  const [form, fields] = useAnswer<{ dueOn: string }>(useActionData<Answer>(), {
    id: 'second-copy',
    defaultValue: { dueOn: proposed },
  });
  return (
    <Card title={t('secondCopy.newDue')} level={2}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="key" value={`second-copy-${version}`} />
          <Field
            meta={fields.dueOn}
            type="date"
            min={first}
            max={last}
            label={t('secondCopy.dueOn')}
            hint={t('secondCopy.hint')}
          />
          <SubmitButton name="intent" value="reissue">
            {t('secondCopy.issue')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
