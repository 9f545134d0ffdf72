import { payDayRefusal, reportedPaymentOf, sumsInForce, waivedBy } from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RadioButtonGroupInput, required, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { Consequence } from '../consequences/Consequence';
import { movesFor } from '../kit/access';
import { DialogForm } from '../kit/DialogForm';
import { FactList } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { HelpLink } from '../kit/HelpLink';
import { CheckedDayInput } from '../kit/inputs';
import { ReferenceLink } from '../kit/ReferenceLink';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useMove } from '../kit/useMove';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { useLate } from './useLate';
import { Waiver } from './Waiver';

type Charge = RecordOf<'charges'>;
type Sum = ReturnType<typeof sumsInForce>[number];

const PAYMENT_METHODS = ['slip', 'pix', 'transfer'] as const;

/** Dialog that records a payment which finance saw in the bank account. */
export function Settle({ record }: { readonly record: Charge }) {
  const words = useWords();
  const may = movesFor(useActor(), 'charges', record).includes('settle');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {words.move('charges', 'settle')}
      </Button>
      {open ? <SettleDialog record={record} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SettleDialog({ record, onClose }: { readonly record: Charge; readonly onClose: () => void }) {
  const words = useWords();
  const { mutateAsync } = useMove('charges');
  const late = useLate(record.id);
  const problemOf = (day: string) => payDayRefusal(record, day, today());
  const sumsOn = (day: string) =>
    late && day && !problemOf(day)
      ? sumsInForce({ charge: record, instalment: late.instalment }, day, late.settings)
      : [];
  const waivedOn = ({ cents }: Sum, day: string) =>
    late ? waivedBy(cents, { charge: record, instalment: late.instalment }, day, late.settings) : 0;
  const verb = words.move('charges', 'settle');
  const reported = reportedPaymentOf(record);
  return (
    <DialogForm
      title={verb}
      subtitle={
        <>
          {words.name('charges')} #{record.id}
          {' · '}
          <ReferenceLink resource="companies" id={record.companyId} />{' '}
          <HelpLink topic={['finance', 'settle']} name={verb} />
          <Consequence resource="charges" record={record} move="settle" />
        </>
      }
      verb={verb}
      start={reported ?? { paidOn: today(), paidBy: PAYMENT_METHODS[0] }}
      disabled={!late}
      onSend={({ paidOn, paidBy, sum, comment }) => {
        const chosen = chosenOf(sumsOn(paidOn), sum);
        const waives = chosen !== undefined && waivedOn(chosen, paidOn) > 0;
        return mutateAsync({
          record,
          move: 'settle',
          input: { paidOn, paidBy, amountCents: chosen?.cents, ...(waives ? { comment } : {}) },
        });
      }}
      onClose={onClose}
      wide
    >
      {reported ? (
        <Alert severity="info">
          {words.t('finance.reportedPayment', {
            day: words.day(reported.paidOn),
            by: words.oneOf('paidBy', reported.paidBy),
          })}
        </Alert>
      ) : null}
      <CheckedDayInput source="paidOn" label={words.field('charges', 'paidOn')} problemOf={problemOf} />
      <SelectInput
        source="paidBy"
        label={words.field('charges', 'paidBy')}
        choices={PAYMENT_METHODS.map((id) => ({ id, name: words.oneOf('paidBy', id) }))}
        translateChoice={false}
        helperText={false}
        validate={required()}
      />
      <ReceivedAmountInput record={record} sumsOn={sumsOn} waivedOn={waivedOn} />
      <Typography variant="body2" color="textSecondary">
        {words.t('finance.otherAmount')}{' '}
        <Link component={RouterLink} to="/finance/bank-return">
          {words.t('finance.importReturn')}
        </Link>
      </Typography>
    </DialogForm>
  );
}

/** Returns the amount that the user chose in the form, or the only possible amount. */
const chosenOf = (sums: readonly Sum[], sum: unknown): Sum | undefined =>
  sums.length === 1 ? sums[0] : sums.find(({ of }) => of === sum);

/**
 * Amount received on the date in the form. The user chooses if several amounts can settle the charge. An
 * amount below the amount due requires a reason.
 */
function ReceivedAmountInput({
  record: { currency, slipDueOn },
  sumsOn,
  waivedOn,
}: {
  readonly record: Charge;
  readonly sumsOn: (day: string) => readonly Sum[];
  readonly waivedOn: (sum: Sum, day: string) => number;
}) {
  const words = useWords();
  const [day, sum] = useWatch({ name: ['paidOn', 'sum'] }) as [string | null, string | undefined];
  const sums = sumsOn(day ?? '');
  const [only] = sums;
  if (!only) return null;
  const label = words.t('finance.amountIn');
  if (sums.length === 1)
    return <FactList rows={[{ name: label, value: <Money cents={only.cents} currency={currency} /> }]} />;
  const nameOf = ({ of, cents }: Sum) =>
    words.t(`finance.sums.${of}`, {
      amount: words.money(cents, currency),
      day: words.day(of === 'secondCopy' ? slipDueOn : (day ?? '')),
    });
  const chosen = chosenOf(sums, sum);
  const waivedCents = chosen ? waivedOn(chosen, day ?? '') : 0;
  const waived = { waived: words.money(waivedCents, currency), day: words.day(day ?? '') };
  return (
    <>
      <RadioButtonGroupInput
        source="sum"
        label={label}
        row={false}
        choices={sums.map((sum) => ({ id: sum.of, name: nameOf(sum) }))}
        translateChoice={false}
        validate={(value: unknown) =>
          sums.some(({ of }) => of === value) ? undefined : words.t('finance.sums.choose')
        }
        helperText={false}
      />
      <Waiver cents={waivedCents} text={words.t('finance.waiver.whole', waived)} />
    </>
  );
}
