import { getFormProps } from '@conform-to/react';
import { type Contract, isInForce } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused, refusalsOf } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { AskOwner } from '../team/AskOwner';
import { Disclosure, Field, Form, MoneyField, RadioCards, Row, Select, Stack, SubmitButton } from '../ui';

type Fields = Record<
  'contractId' | 'kind' | 'startsOn' | 'endsOn' | 'additionalCents' | 'description',
  string
>;
type Made = Pick<Contract, 'id' | 'status' | 'creatorId' | 'currency' | 'endsOn'>;

const kinds = ['work', 'rights'] as const;

/** The brand offers a hired creator more work. */
export function RequestAmendment({
  contracts,
  nameOf,
  pressKey,
}: {
  contracts: readonly Made[];
  nameOf: (creatorId: number) => string;
  pressKey: string;
}) {
  const { t } = useTranslation('shared');
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === 'renew' ? answer : undefined;
  const open = contracts.filter(isInForce);
  const [first] = open;
  const [form, fields] = useAnswer<Fields>(refused, {
    id: 'renew',
    defaultValue: { contractId: String(first?.id ?? ''), kind: 'work' },
  });
  // An owner is asked for what the server refused: after a change, the limit is checked again first.
  const [changed, setChanged] = useState<Answer>();
  if (!first) return null;
  const given = refused?.submission.initialValue ?? {};
  return (
    <Disclosure summary={t('renewal.ask')} open={refused !== undefined}>
      <Form {...getFormProps(form)} onChange={() => setChanged(refused)}>
        <input type="hidden" name="intent" value="renew" />
        <input type="hidden" name="key" value={pressKey} />
        <Stack form>
          <p className="muted">{t('renewal.askText')}</p>
          <Refused form={form} />
          {refused && changed !== refused && (
            <AskOwner
              refusals={refusalsOf(refused)}
              act="amendments.request"
              input={{
                ...given,
                contractId: Number(given.contractId),
                additionalCents: Number(given.additionalCents),
              }}
            />
          )}
          <Select
            meta={fields.contractId}
            label={t('renewal.with')}
            options={open.map(({ id, creatorId }) => ({ value: String(id), label: nameOf(creatorId) }))}
          />
          <RadioCards
            meta={fields.kind}
            label={t('renewal.what')}
            options={kinds.map((value) => ({
              value,
              label: t(`renewal.kind.${value}`),
              hint: t(`renewal.kindHint.${value}`),
            }))}
          />
          <Row>
            <Field meta={fields.startsOn} type="date" label={t('renewal.startsOn')} />
            <Field meta={fields.endsOn} type="date" label={t('renewal.endsOn')} />
          </Row>
          <MoneyField
            meta={fields.additionalCents}
            currency={first.currency}
            label={t('renewal.additional')}
            hint={t('renewal.additionalHint')}
          />
          <Field
            meta={fields.description}
            type="textarea"
            label={t('renewal.description')}
            hint={t('renewal.descriptionHint')}
            maxLength={1000}
          />
          <div>
            <SubmitButton>{t('renewal.send')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
