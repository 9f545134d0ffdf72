import { getFormProps } from '@conform-to/react';
import { type Amendment, amendmentTerms, type Contract, isInForce } from '@elenco/core/hiring';
import { brand } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused, refusalsOf } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { RequestApprovalButton } from '../team/AskOwner';
import { Pending } from '../team/Pending';
import type { PendingRequest } from '../team/requests.server';
import {
  Card,
  Checkbox,
  DefinitionList,
  Disclosure,
  Field,
  Form,
  Money,
  MoneyField,
  RadioCards,
  Row,
  Select,
  Stack,
  SubmitButton,
} from '../ui';
import { readNumbers } from '../ui/numberText';
import styles from './contract.module.css';

type Fields = Record<
  'contractId' | 'kind' | 'startsOn' | 'endsOn' | 'additionalCents' | 'description' | 'read',
  string
>;
type Made = Pick<
  Contract,
  'id' | 'status' | 'creatorId' | 'currency' | 'endsOn' | 'feeBp' | 'title' | 'textHash'
>;
type Wanted = Pick<
  Amendment,
  'contractId' | 'kind' | 'startsOn' | 'endsOn' | 'additionalCents' | 'description'
>;

const kinds = ['work', 'rights'] as const;

/** Form with which the brand offers a hired creator more work or longer rights. */
export function RequestAmendment({
  contracts,
  pending,
  nameOf,
  pressKey,
}: {
  contracts: readonly Made[];
  /** Requests to the owners that wait for an answer, by contract. */
  pending: Readonly<Record<number, PendingRequest>>;
  nameOf: (creatorId: number) => string;
  pressKey: string;
}) {
  const { t } = useTranslation('shared');
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === 'amend' ? answer : undefined;
  const asked = contracts.flatMap(({ id }) => pending[id] ?? []);
  const open = contracts.filter((one) => isInForce(one) && !pending[one.id]);
  const [first] = open;
  const [form, fields] = useAnswer<Fields>(refused, {
    id: 'amend',
    defaultValue: { contractId: String(first?.id ?? ''), kind: 'work' },
  });
  // After the user changes a refused request, the limit is checked again before an owner is asked.
  const [changed, setChanged] = useState<Answer>();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const waiting = asked.map((request) => <Pending key={request.sentAt} request={request} />);
  if (!first) return waiting;
  const { read: _, ...given } = refused?.submission.initialValue ?? {};
  const contract = open.find(({ id }) => id === wanted?.contractId);
  return (
    <>
      {waiting}
      <Disclosure summary={t('amendment.ask')} open={refused !== undefined}>
        <Form
          {...getFormProps(form)}
          onChange={({ currentTarget }) => {
            setChanged(refused);
            setWanted(wantedIn(currentTarget));
          }}
        >
          <input type="hidden" name="intent" value="amend" />
          <input type="hidden" name="key" value={pressKey} />
          <Stack form>
            <p className="muted">{t('amendment.askText')}</p>
            <Refused form={form} />
            {refused && changed !== refused && (
              <RequestApprovalButton
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
              label={t('amendment.with')}
              options={open.map(({ id, creatorId }) => ({ value: String(id), label: nameOf(creatorId) }))}
            />
            <RadioCards
              meta={fields.kind}
              label={t('amendment.what')}
              options={kinds.map((value) => ({
                value,
                label: t(`amendment.kind.${value}`),
                hint: t(`amendment.kindHint.${value}`),
              }))}
            />
            <Row>
              <Field meta={fields.startsOn} type="date" label={t('amendment.startsOn')} />
              <Field meta={fields.endsOn} type="date" label={t('amendment.endsOn')} />
            </Row>
            <MoneyField
              meta={fields.additionalCents}
              currency={first.currency}
              label={t('amendment.additional')}
              hint={t('amendment.additionalHint')}
            />
            <Field
              meta={fields.description}
              type="textarea"
              label={t('amendment.description')}
              hint={t('amendment.descriptionHint')}
              maxLength={1000}
            />
            {contract && wanted && (
              <Preview contract={contract} wanted={wanted} name={nameOf(contract.creatorId)} />
            )}
            <Checkbox required meta={fields.read} label={t('amendment.read')} />
            <div>
              <SubmitButton>{t('amendment.send')}</SubmitButton>
            </div>
          </Stack>
        </Form>
      </Disclosure>
    </>
  );
}

/** Returns the input of the form; null until it is complete. */
function wantedIn(form: HTMLFormElement): Wanted | null {
  const fields = readNumbers(new FormData(form));
  const text = (name: keyof Wanted) => String(fields.get(name) ?? '').trim();
  const additionalCents = Number(text('additionalCents'));
  const wanted = {
    contractId: Number(text('contractId')),
    kind: kinds.find((kind) => kind === text('kind')) ?? 'work',
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    additionalCents,
    description: text('description'),
  };
  const isComplete = wanted.startsOn && wanted.endsOn && wanted.description;
  return isComplete && Number.isSafeInteger(additionalCents) ? wanted : null;
}

/** Breakdown of the price, and the text that the brand accepts. */
function Preview({ contract, wanted, name }: { contract: Made; wanted: Wanted; name: string }) {
  const { t } = useTranslation('shared');
  const { rate } = useFormat();
  const { text, feeCents, creatorCents, currency } = amendmentTerms(contract, wanted);
  const amount = (cents: number, strong = false) => (
    <Money cents={cents} currency={currency} emphasis={strong ? 'strong' : undefined} />
  );
  return (
    <Card title={t('amendment.youSign', { name })}>
      <DefinitionList
        sum
        items={[
          { term: t('amendment.youPay'), value: amount(wanted.additionalCents, true) },
          {
            term: t('contract.fee', { brand: brand.name, rate: rate(contract.feeBp) }),
            value: amount(feeCents),
          },
          { term: t('contract.creatorPart'), value: amount(creatorCents), note: t('contract.creatorNote') },
        ]}
      />
      <Disclosure summary={t('amendment.text')} open>
        <p className={styles.wording} lang="pt-BR">
          {text}
        </p>
      </Disclosure>
    </Card>
  );
}
