import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Money, Stack, SubmitButton } from '../ui';

interface Props {
  readonly version: number;
  readonly days: {
    readonly first: string;
    readonly proposed: string;
    readonly last: string;
    /** Amount of the slip by its new due date. Cents of BRL. */
    readonly dueCents: Readonly<Record<string, number>>;
  };
}

/** Selects the new due date of a slip. */
export function SecondCopyForm({ version, days: { first, proposed, last, dueCents } }: Props) {
  const { t } = useTranslation('company');
  const [day, choose] = useState(proposed);
  const [form, fields] = useAnswer<{ dueOn: string }>(useActionData<Answer>(), {
    id: 'second-copy',
    defaultValue: { dueOn: proposed },
  });
  return (
    <Card title={t('secondCopy.newDue')} level={2}>
      <Form
        {...getFormProps(form)}
        onInput={({ currentTarget }) => choose(String(new FormData(currentTarget).get('dueOn')))}
      >
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
          {dueCents[day] !== undefined && (
            <p aria-live="polite">
              {t('secondCopy.inForce')} <Money cents={dueCents[day]} currency="BRL" />
            </p>
          )}
          <SubmitButton name="intent" value="reissue">
            {t('secondCopy.issue')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
