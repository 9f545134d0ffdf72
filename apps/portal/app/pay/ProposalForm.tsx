import { type FieldName, getFormProps } from '@conform-to/react';
import { payAmounts } from '@elenco/core/finance';
import { currenciesIn, isAbroad } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { Unsaved } from '../forms/Unsaved';
import { useAnswer } from '../forms/useAnswer';
import {
  CountField,
  Disclosure,
  Field,
  Form,
  Money,
  MoneyField,
  Row,
  readNumbers,
  Section,
  Select,
  Stack,
  SubmitButton,
} from '../ui';
import { Amounts, type Priced, receivesOf } from './Amounts';
import type { PayPage } from './load.server';
import styles from './pay.module.css';

type Line = Record<'label' | 'quantity' | 'amountCents', string>;
type Fields = Record<
  | 'currency'
  | 'feePayer'
  | 'instalmentCount'
  | 'firstDueOn'
  | 'finePercent'
  | 'interestPercent'
  | 'cancelPercent'
  | 'message'
  | 'validUntil'
  | 'silenceDays',
  string
> & { lines: Line[] };
const empty: Line = { label: '', quantity: '1', amountCents: '' };

/** Form for price, payment terms and validity, with the amounts of both sides beside it. */
export function ProposalForm({ page }: { page: PayPage & { row: NonNullable<PayPage['row']> } }) {
  const { t } = useTranslation(['pay', 'creator']);
  const { row } = page;
  // Only currencies that the client can pay in are offered. If the saved one is not among them, the first one
  // replaces it.
  const currencies = currenciesIn(row.clientCountry);
  const currency = currencies.find((one) => one === row.currency) ?? currencies[0] ?? row.currency;
  const [touched, setTouched] = useState(false);
  const [priced, setPriced] = useState<Priced>({ ...row, currency });
  const [form, fields] = useAnswer<Fields>(useActionData<Answer>(), {
    id: 'pay-proposal',
    defaultValue: {
      lines:
        row.lines.length > 0
          ? row.lines.map((line) => ({
              label: line.label,
              quantity: String(line.quantity),
              amountCents: String(line.amountCents),
            }))
          : [empty],
      currency,
      feePayer: row.feePayer,
      instalmentCount: String(row.instalmentCount),
      firstDueOn: row.firstDueOn ?? '',
      finePercent: String(row.fineBp / 100),
      interestPercent: String(row.interestBp / 100),
      cancelPercent: String(row.cancelBp / 100),
      message: row.message,
      validUntil: row.validUntil ?? '',
      silenceDays: String(row.silenceDays),
    },
    onValidate: readIntents,
  });
  const lines = fields.lines.getFieldList();
  const choice = <V extends string>(values: readonly V[], say: (value: V) => string) =>
    values.map((value) => ({ value, label: say(value) }));
  return (
    <div className={styles.wide}>
      <Form
        {...getFormProps(form)}
        onInput={() => setTouched(true)}
        onChange={(event) => setPriced(pricedIn(new FormData(event.currentTarget), row))}
      >
        <Unsaved when={touched || lines.length !== Math.max(1, row.lines.length)} />
        <Stack form>
          <Refused form={form} />
          <Section title={t('proposal.lines')}>
            <Stack>
              {lines.map((line, index) => {
                const field = line.getFieldset();
                return (
                  <fieldset key={line.key} className={styles.line}>
                    <legend className="sr">{t('proposal.nth', { n: index + 1 })}</legend>
                    <Field meta={field.label} label={t('proposal.label')} maxLength={120} />
                    <CountField meta={field.quantity} label={t('proposal.quantity')} />
                    <MoneyField
                      meta={field.amountCents}
                      label={t('proposal.each')}
                      currency={priced.currency}
                    />
                    {lines.length > 1 && (
                      <RemoveRow
                        intent={form.remove.getButtonProps({ name: String(fields.lines.name), index })}
                        label={t('proposal.remove')}
                        named={t('proposal.removeNth', { n: index + 1 })}
                      />
                    )}
                  </fieldset>
                );
              })}
              <Row>
                {lines.length < 20 && (
                  <AddRow
                    intent={form.insert.getButtonProps({
                      name: fields.lines.name as FieldName<Line[]>,
                      defaultValue: empty,
                    })}
                    label={t('proposal.add')}
                  />
                )}
              </Row>
            </Stack>
          </Section>
          <div className={styles.pair}>
            <Select
              meta={fields.currency}
              label={t('proposal.currency')}
              hint={isAbroad(row.clientCountry) ? t('proposal.currencyAbroad') : undefined}
              options={choice(currencies, (value) => value)}
            />
            <Select
              meta={fields.feePayer}
              label={t('proposal.feePayer')}
              options={choice(['creator', 'client'] as const, (value) => t(`proposal.feePayers.${value}`))}
            />
            <CountField
              meta={fields.instalmentCount}
              label={t('proposal.instalments')}
              hint={t('proposal.instalmentsHint')}
            />
            <Field meta={fields.firstDueOn} type="date" label={t('proposal.firstDueOn')} />
          </div>
          <Conditions fields={fields} />
          <Field
            meta={fields.message}
            type="textarea"
            label={t('proposal.message')}
            optional
            maxLength={1000}
          />
          {/* On a phone, the card with the amounts is below the button. */}
          <p className={styles.atButton}>
            {t('creator:net.arrives')}{' '}
            <Money cents={netOf(priced, page)} currency={priced.currency} emphasis="arrives" />
          </p>
          <div>
            <SubmitButton name="intent" value="proposal">
              {t('toReview')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
      <Amounts priced={priced} page={page} />
    </div>
  );
}

/**
 * Terms with default values, which few contracts change; behind a disclosure unless one of them was refused.
 */
function Conditions({ fields }: { fields: ReturnType<typeof useAnswer<Fields>>[1] }) {
  const { t } = useTranslation('pay');
  const { finePercent, interestPercent, cancelPercent, validUntil, silenceDays } = fields;
  const isRefused = [finePercent, interestPercent, cancelPercent, validUntil, silenceDays].some(
    ({ errors }) => errors !== undefined,
  );
  return (
    <Disclosure
      summary={t('proposal.conditions')}
      note={t('proposal.conditionsNote', {
        fine: finePercent.initialValue,
        interest: interestPercent.initialValue,
        cancel: cancelPercent.initialValue,
      })}
      open={isRefused}
    >
      <div className={styles.pair}>
        <CountField meta={finePercent} label={t('proposal.fine')} />
        <CountField meta={interestPercent} label={t('proposal.interest')} />
        <CountField meta={cancelPercent} label={t('proposal.cancel')} hint={t('proposal.cancelHint')} />
        <Field meta={validUntil} type="date" label={t('proposal.validUntil')} optional />
        <CountField meta={silenceDays} label={t('proposal.silence')} hint={t('proposal.silenceHint')} />
      </div>
    </Disclosure>
  );
}

const netOf = (priced: Priced, page: PayPage) =>
  receivesOf(priced, payAmounts({ ...priced, feeBp: page.feeBp }), page).netCents;

/** Returns the prices as typed so far. Invalid input counts as zero. */
function pricedIn(typed: FormData, saved: Priced): Priced {
  const fields = readNumbers(typed);
  const number = (name: string) => {
    const value = Number(fields.get(name));
    return Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  const lines = Array.from({ length: 20 }, (_, index) => `lines[${index}]`)
    .filter((at) => fields.has(`${at}.label`))
    .map((at) => ({
      label: String(fields.get(`${at}.label`)),
      quantity: Math.min(99, number(`${at}.quantity`)),
      amountCents: Math.min(100_000_000, number(`${at}.amountCents`)),
    }));
  const currency = String(fields.get('currency'));
  const dueOn = String(fields.get('firstDueOn') ?? '');
  return {
    lines,
    currency: currency === 'EUR' || currency === 'USD' ? currency : 'BRL',
    feePayer: fields.get('feePayer') === 'client' ? 'client' : 'creator',
    instalmentCount: Math.min(12, number('instalmentCount')) || saved.instalmentCount,
    firstDueOn: /^\d{4}-\d{2}-\d{2}$/.test(dueOn) ? dueOn : null,
    endsOn: saved.endsOn,
    silenceDays: Math.min(30, number('silenceDays')),
  };
}
