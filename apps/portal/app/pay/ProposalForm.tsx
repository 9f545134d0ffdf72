import { type FieldName, getFormProps } from '@conform-to/react';
import { lastAnswerOn, payAmounts } from '@elenco/core/finance';
import { currenciesIn, isAbroad } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { AddRow, RemoveRow } from '../forms/RowButtons';
import { readIntents } from '../forms/readIntents';
import { Unsaved } from '../forms/Unsaved';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
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
import { Amounts, takeHomeOf } from './Amounts';
import type { PayPage } from './load.server';
import styles from './pay.module.css';
import { forecastParts, type Priced, partsIn, pricedIn, pricedOf, typedParts } from './priced';
import { SCHEDULE_COUNT, ScheduleFields } from './ScheduleFields';
import { proposedParts, splitEqually, type TypedPart } from './schedule';
import { useSchedule } from './useSchedule';

type Line = Record<'label' | 'quantity' | 'amountCents', string>;
type Fields = Record<
  | 'currency'
  | 'feePayer'
  | 'finePercent'
  | 'interestPercent'
  | 'cancelPercent'
  | 'message'
  | 'validUntil'
  | 'silenceDays',
  string
> & { lines: Line[]; schedule: TypedPart[] };
const empty: Line = { label: '', quantity: '1', amountCents: '' };

/** Form for price, payment terms and validity, with the amounts of both sides beside it. */
export function ProposalForm({ page }: { page: PayPage & { row: NonNullable<PayPage['row']> } }) {
  const { t } = useTranslation(['pay', 'creator']);
  const { row } = page;
  // Only currencies that the client can pay in are offered. If the saved one is not among them, the first one
  // replaces it.
  const currencies = currenciesIn(row.clientCountry);
  const currency = currencies.find((one) => one === row.currency) ?? currencies[0] ?? row.currency;
  const answerOn = lastAnswerOn(row);
  const [touched, setTouched] = useState(false);
  const answer = useActionData<Answer>();
  const [form, fields] = useAnswer<Fields>(answer, {
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
      schedule: partsOf(page),
      finePercent: String(row.fineBp / 100),
      interestPercent: String(row.interestBp / 100),
      cancelPercent: String(row.cancelBp / 100),
      message: row.message,
      validUntil: row.validUntil ?? answerOn ?? '',
      silenceDays: String(row.silenceDays),
    },
    onValidate: readIntents,
  });
  const lines = fields.lines.getFieldList();
  const schedule = useSchedule(typedParts(fields.schedule.initialValue));
  const totalIn = (now: Priced) => payAmounts({ ...now, feeBp: page.feeBp }).clientCents;
  const [priced, setPriced] = useState<Priced>(() => {
    const sent = answer?.submission.initialValue;
    if (!sent) return { ...row, currency };
    const now = pricedOf(sent, row);
    return { ...now, schedule: forecastParts(typedParts(fields.schedule.initialValue), totalIn(now)) };
  });
  const showParts = (parts: readonly TypedPart[], now = priced) => {
    setTouched(true);
    setPriced({ ...now, schedule: forecastParts(parts, totalIn(now)) });
  };
  /** Updates the amounts with the typed values; `name` is the input that changed. */
  const typed = (element: HTMLFormElement, name: string) => {
    const data = readNumbers(new FormData(element));
    const now = pricedIn(data, row);
    const typesAmount = /^schedule\[\d+\]\.amountCents$/.test(name);
    showParts(schedule.take(partsIn(data), totalIn(now), typesAmount), now);
  };
  const lineCount = useRef(lines.length);
  useEffect(() => {
    const element = document.getElementById(form.id);
    if (lineCount.current === lines.length || !(element instanceof HTMLFormElement)) return;
    // An item that was added or removed changes the price without an input.
    lineCount.current = lines.length;
    typed(element, '');
  });
  const choice = <V extends string>(values: readonly V[], say: (value: V) => string) =>
    values.map((value) => ({ value, label: say(value) }));
  return (
    <div className={styles.wide}>
      <Form
        {...getFormProps(form)}
        onChange={(event) => {
          const { name } = event.target as HTMLInputElement;
          // The form still has the previous number of instalments at this point.
          if (name !== SCHEDULE_COUNT) typed(event.currentTarget, name);
        }}
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
          </div>
          <ScheduleFields
            form={form}
            schedule={schedule}
            totalCents={totalIn(priced)}
            currency={priced.currency}
            today={page.today}
            onParts={showParts}
          />
          <Conditions
            fields={fields}
            hasExpired={row.validUntil !== null && row.validUntil < page.today}
            lastAnswerOn={answerOn}
          />
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
 * Terms with default values, which few contracts change. They are behind a disclosure unless a field was
 * refused, the deadline has passed, or an amendment has to be accepted before it begins.
 */
function Conditions({
  fields,
  hasExpired,
  lastAnswerOn: last,
}: {
  fields: ReturnType<typeof useAnswer<Fields>>[1];
  hasExpired: boolean;
  lastAnswerOn: string | null;
}) {
  const { t } = useTranslation('pay');
  const { date } = useFormat();
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
        cancel: t('proposal.ifCancelled', { count: Number(cancelPercent.initialValue ?? 0) }),
      })}
      open={isRefused || hasExpired || last !== null}
    >
      <div className={styles.pair}>
        <CountField meta={finePercent} label={t('proposal.fine')} />
        <CountField meta={interestPercent} label={t('proposal.interest')} />
        <CountField meta={cancelPercent} label={t('proposal.cancel')} hint={t('proposal.cancelHint')} />
        <Field
          meta={validUntil}
          type="date"
          label={t('proposal.validUntil')}
          hint={
            last !== null
              ? t('proposal.validUntilBefore', { day: date(last, 'short') })
              : hasExpired
                ? t('proposal.validUntilPast')
                : undefined
          }
          max={last ?? undefined}
          optional={last === null}
        />
        <CountField meta={silenceDays} label={t('proposal.silence')} hint={t('proposal.silenceHint')} />
      </div>
    </Disclosure>
  );
}

/** Returns the saved instalments as input values, or the default instalments of a new proposal. */
function partsOf({ row, today, feeBp }: PayPage & { row: NonNullable<PayPage['row']> }): TypedPart[] {
  if (row.schedule.length > 0)
    return row.schedule.map(({ amountCents, dueOn, deliverOn }) => ({
      amountCents: String(amountCents),
      dueOn,
      deliverOn: deliverOn ?? '',
    }));
  return splitEqually(proposedParts(row.endsOn, today), payAmounts({ ...row, feeBp }).clientCents);
}

const netOf = (priced: Priced, page: PayPage) =>
  takeHomeOf(priced, payAmounts({ ...priced, feeBp: page.feeBp }), page).netCents;
