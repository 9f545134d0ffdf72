import { getFormProps } from '@conform-to/react';
import type { Charge, SecondCopy } from '@elenco/core/finance';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Alert, Card, Checkbox, DefinitionList, Field, Form, Money, Stack, SubmitButton } from '../ui';

interface Props {
  readonly charge: Pick<Charge, 'id' | 'version'>;
  readonly days: {
    readonly first: string;
    readonly proposed: string;
    readonly last: string;
    /** Reissued slip that is still valid and that a new one would replace. */
    readonly inForce: { readonly cents: number; readonly dueOn: string } | null;
    /** Reissued slips with their amounts, by due date. */
    readonly copies: Readonly<Record<string, SecondCopy>>;
  };
}

/** Form that reissues a slip with a new due date. */
export function SecondCopyForm({ charge, days: { first, proposed, last, inForce, copies } }: Props) {
  const { t } = useTranslation('company');
  const { money, date } = useFormat();
  const [day, setDay] = useState(proposed);
  const [form, fields] = useAnswer<{ dueOn: string; replaces: string }>(useActionData<Answer>(), {
    id: 'second-copy',
    defaultValue: { dueOn: proposed },
  });
  return (
    <Card title={t('secondCopy.title')} level={2}>
      <p>{t('secondCopy.text')}</p>
      <Form
        {...getFormProps(form)}
        onInput={({ currentTarget }) => setDay(String(new FormData(currentTarget).get('dueOn')))}
      >
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="key" value={`second-copy-${charge.id}-${charge.version}`} />
          <Field
            meta={fields.dueOn}
            type="date"
            min={first}
            max={last}
            label={t('secondCopy.dueOn')}
            hint={t('secondCopy.hint')}
          />
          {copies[day] && <Preview copy={copies[day]} chosen={day} />}
          {inForce && (
            <>
              <Alert tone="warning">
                {t('secondCopy.stillInForce', {
                  amount: money(inForce.cents, 'BRL'),
                  day: date(inForce.dueOn, 'long'),
                })}
              </Alert>
              <Checkbox required meta={fields.replaces} label={t('secondCopy.replace')} />
            </>
          )}
          <SubmitButton name="intent" value="reissue">
            {t('secondCopy.issue')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}

/** Preview of amount and due date. If the chosen day is not a bank day, the next bank day is the due date. */
function Preview({ copy, chosen }: { readonly copy: SecondCopy; readonly chosen: string }) {
  const { t } = useTranslation('company');
  const { date } = useFormat();
  const items = [
    { term: t('secondCopy.price'), cents: copy.restCents },
    { term: t('payments.besides.fine'), cents: copy.fineCents },
    { term: t('payments.besides.interest'), cents: copy.interestCents },
    { term: t('secondCopy.total'), cents: copy.totalCents },
  ];
  return (
    <div aria-live="polite">
      <DefinitionList
        sum
        items={items.map(({ term, cents }) => ({ term, value: <Money cents={cents} currency="BRL" /> }))}
      />
      <p>
        {t(copy.dueOn === chosen ? 'secondCopy.dueThen' : 'secondCopy.moved', {
          day: date(copy.dueOn, 'long'),
        })}
      </p>
    </div>
  );
}
