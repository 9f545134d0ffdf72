import {
  byUrgency,
  type TaxGuide,
  type TaxGuideState,
  taxGuideState,
  taxOpenCentsOf,
} from '@elenco/core/finance';
import { sum } from '@elenco/core/kit';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import type { useDays } from '../kit/DayRange';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import { today } from '../kit/today';
import type { Tone } from '../kit/tone';
import { useWords } from '../kit/words';
import { RecordTaxPayment } from './RecordTaxPayment';
import { taxName } from './taxName';

/**
 * Parameter that filters the payouts by tax and month, `YYYY-MM tax`; without the parameter, all payouts are
 * shown.
 */
export const chosen = 'of';
export const chosenOf = (tax: string, day: string) => `${day.slice(0, 7)} ${tax}`;

const tones: Readonly<Record<TaxGuideState, Tone>> = {
  overdue: 'error',
  open: 'warning',
  accruing: 'default',
  expected: 'default',
  paid: 'success',
};

/** Keeps a text such as a date on one line. In narrow windows, only the name of the law wraps. */
function Whole({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}

/** Parameter that shows only the taxes in one state. */
const stateParam = 'state';
/** URL of the list of the taxes that are past their due date. */
export const overdueTaxesAddress = `/finance/taxes?${stateParam}=overdue`;

/** Withheld taxes of whole months, those to be paid first, with their due dates and recorded payments. */
export function Guides({ guides, days }: { guides: readonly TaxGuide[]; days: ReturnType<typeof useDays> }) {
  const words = useWords();
  const [asked, setAsked] = useState<TaxGuide>();
  const only = days.params.get(stateParam);
  const shown = byUrgency(guides, today()).filter(
    (row) => only === null || taxGuideState(row, today()) === only,
  );
  const payoutsOf = ({ tax, month }: TaxGuide) => {
    const params = new URLSearchParams(days.params);
    params.set(chosen, chosenOf(tax, month));
    return `?${params}`;
  };
  const heads = [
    'month',
    'tax',
    'payouts',
    'withheld',
    'expectedTax',
    'due',
    'state',
    'paidGuide',
    'code',
    'law',
  ] as const;
  return (
    <Panel
      title={words.t('books.byMonth')}
      actions={
        only === null ? null : (
          <Button size="small" color="secondary" onClick={() => days.set(stateParam, '')}>
            {words.t('books.allTaxes')}
          </Button>
        )
      }
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {words.t('books.guidesHint')}
      </Typography>
      <SmallTable
        label={words.t('books.byMonth')}
        heads={heads.map((head) => words.t(`books.${head}`))}
        rows={shown.map((row) => {
          const state = taxGuideState(row, today());
          const name = { tax: taxName(row, words), month: words.month(row.month) };
          return {
            key: `${row.month} ${row.tax} ${row.municipality}`,
            cells: [
              <Whole key="month">{name.month}</Whole>,
              name.tax,
              words.number(row.payoutCount),
              <Link key="withheld" component={RouterLink} to={payoutsOf(row)}>
                <Money cents={row.amountCents} currency="BRL" />
              </Link>,
              <Money key="expected" cents={row.expectedCents} currency="BRL" />,
              row.dueOn ? <Whole key="due">{words.day(row.dueOn)}</Whole> : words.t('books.ofMunicipality'),
              <ToneChip key="state" tone={tones[state]} label={words.t(`books.guideState.${state}`)} />,
              <span key="paid">
                {row.payments.map((payment) => (
                  <div key={payment.id}>
                    <Link component={RouterLink} to={addressOf('tax-payments', payment.id)}>
                      {words.day(payment.paidOn)}
                    </Link>
                    {` · ${payment.bankReference}`}
                    {row.payments.length > 1 ? ` · ${words.money(payment.amountCents, 'BRL')}` : ''}
                  </div>
                ))}
                {state === 'overdue' || state === 'open' ? (
                  <Button
                    size="small"
                    aria-label={words.t('books.recordTaxOf', name)}
                    onClick={() => setAsked(row)}
                  >
                    {words.t('books.recordTax')}
                  </Button>
                ) : null}
              </span>,
              row.code ?? '–',
              row.lawRef ?? '–',
            ],
          };
        })}
      />
      <Typography variant="body2" sx={{ mt: 1, textAlign: 'right' }}>
        {words.t('books.taxesToPay', {
          amount: words.money(sum(shown.map(taxOpenCentsOf)), 'BRL'),
        })}
      </Typography>
      {asked ? <RecordTaxPayment guide={asked} onClose={() => setAsked(undefined)} /> : null}
    </Panel>
  );
}
