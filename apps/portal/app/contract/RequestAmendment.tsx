import { getFormProps } from '@conform-to/react';
import { type Contract, isInForce } from '@elenco/core/hiring';
import { parseMoney } from '@elenco/core/kit';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused, refusalsOf } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { tags } from '../i18n/locales';
import { useLocale } from '../i18n/use';
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
  const locale = useLocale();
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === 'renew' ? answer : undefined;
  const open = contracts.filter(isInForce);
  const [first] = open;
  const [form, fields] = useAnswer<Fields>(refused, {
    id: 'renew',
    defaultValue: { contractId: String(first?.id ?? ''), kind: 'work' },
  });
  if (!first) return null;
  const typed = (name: keyof Fields) => fields[name].initialValue ?? '';
  const sum = typed('additionalCents');
  const wanted = {
    contractId: Number(typed('contractId')),
    kind: typed('kind'),
    startsOn: typed('startsOn'),
    endsOn: typed('endsOn'),
    additionalCents: /^\d+$/.test(sum) ? Number(sum) : (parseMoney(sum, tags[locale]) ?? 0),
    description: typed('description'),
  };
  return (
    <Disclosure summary={t('renewal.ask')} open={refused !== undefined}>
      <Form {...getFormProps(form)}>
        <input type="hidden" name="intent" value="renew" />
        <input type="hidden" name="key" value={pressKey} />
        <Stack form>
          <p className="muted">{t('renewal.askText')}</p>
          <Refused form={form} />
          {refused && <AskOwner refusals={refusalsOf(refused)} act="amendments.request" input={wanted} />}
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
