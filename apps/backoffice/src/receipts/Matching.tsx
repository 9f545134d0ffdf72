import {
  amountOf,
  dayOfPayment,
  isOpen,
  openCentsOf,
  payerIs,
  payersOf,
  waivedBy,
  waivedOnPart,
} from '@elenco/core/finance';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChargeInput } from '../charges/ChargeInput';
import { useLate } from '../charges/useLate';
import { Waiver } from '../charges/Waiver';
import { Consequence } from '../consequences/Consequence';
import { ConfirmInput } from '../kit/ConfirmInput';
import { FactList } from '../kit/Facts';
import { HelpLink } from '../kit/HelpLink';
import { useLoading } from '../kit/Unsaved';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Receipt = RecordOf<'receipts'>;

interface Props {
  readonly receipt: Receipt;
  /** True if the receipt is accepted as a partial payment. */
  readonly partial?: boolean;
  /** Charge that is selected initially. */
  readonly initial?: number | undefined;
  /** True in the first user's form, if a match needs two users. The first user cannot waive amounts. */
  readonly preparing?: boolean;
}

/**
 * Inputs of the form that matches a receipt: the receipt's payer and reference, the choice of the charge, and
 * the amounts that the user confirms.
 */
export function Matching(props: Props) {
  const words = useWords();
  const { setValue, unregister } = useFormContext();
  const { amountCents, currency, payerName, reference } = props.receipt;
  // Resets confirmation and reason, since both apply only to the charge that was chosen before.
  const forgetAnswers = () => {
    setValue('otherPayer', false);
    unregister('comment');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <span>
        {words.t('finance.receiptFrom', {
          amount: words.money(amountCents, currency),
          payer: payerName || words.t('finance.unknownPayer'),
          reference: reference || '–',
        })}{' '}
        <HelpLink
          topic={['finance', props.partial ? 'partial-payment' : 'matching-a-receipt']}
          name={words.move('receipts', props.partial ? 'matchPart' : 'match')}
        />
      </span>
      <ChargeInput amountCents={amountCents} initial={props.initial} onChoose={forgetAnswers} />
      <Payer {...props} />
    </Box>
  );
}

/**
 * The chosen charge and its company. Warns if the payer is unknown. Requires confirmation if the payer is not
 * the company, and a reason if an amount is waived.
 */
function Payer({ receipt, partial = false, preparing = false }: Props) {
  const words = useWords();
  const chargeId = Number(useWatch({ name: 'chargeId' }) ?? 0);
  const { data: charge, isLoading: loadsCharge } = useGetOne<RecordOf<'charges'>>(
    'charges',
    { id: chargeId },
    { enabled: Number.isInteger(chargeId) && chargeId > 0, retry: false },
  );
  const { data: company, isLoading: loadsCompany } = useGetOne<RecordOf<'companies'>>(
    'companies',
    { id: charge?.companyId ?? 0 },
    { enabled: charge?.id === chargeId },
  );
  useLoading(loadsCharge || loadsCompany);
  if (charge?.id !== chargeId || !company) return null;
  const payer = payerIs(receipt, company);
  const leftCents = openCentsOf(charge) - receipt.amountCents;
  const sums = {
    charge: charge.id,
    company: company.legalName,
    received: words.money(receipt.amountCents, receipt.currency),
    rest: words.money(partial ? leftCents : openCentsOf(charge), charge.currency),
    total: words.money(charge.amountCents, charge.currency),
  };
  return (
    <>
      {!isOpen(charge) || (partial && leftCents <= 0) ? null : (
        <Typography>
          {words.t(partial ? 'finance.matching.part' : 'finance.matching.charge', sums)}
        </Typography>
      )}
      {payer === 'company' ? null : (
        <Alert severity="warning">
          {payer === 'other'
            ? words.t('finance.otherPayer.warning', payersOf(receipt, company))
            : words.t('finance.otherPayer.unknown', sums)}
        </Alert>
      )}
      {payer === 'other' ? (
        <ConfirmInput
          source="otherPayer"
          label={words.t('finance.otherPayer.confirm')}
          needed={words.t('finance.otherPayer.needed')}
        />
      ) : null}
      {isOpen(charge) && !preparing ? <Effect receipt={receipt} charge={charge} partial={partial} /> : null}
    </>
  );
}

/**
 * Effect of the match: the same facts as for a charge that is settled by hand, and the fine and interest that
 * the receipt leaves unpaid. Waiving fine or interest requires a reason.
 */
function Effect({
  receipt: { amountCents, receivedOn, intendedChargeId },
  charge,
  partial,
}: {
  readonly receipt: Receipt;
  readonly charge: RecordOf<'charges'>;
  readonly partial: boolean;
}) {
  const words = useWords();
  const late = useLate(charge.id);
  useLoading(!late);
  if (!late) return null;
  const settled = { charge, instalment: late.instalment, lines: [] };
  const paidOn = dayOfPayment(charge, receivedOn);
  const { differenceCents } = amountOf(amountCents, settled, paidOn, late.settings);
  // The server refuses a receipt with a different amount, unless a first user has prepared it for this
  // charge.
  if (!partial && differenceCents !== 0 && intendedChargeId !== charge.id) return null;
  const waived = partial ? waivedOnPart : waivedBy;
  const cents = waived(amountCents, settled, paidOn, late.settings);
  const sums = { waived: words.money(cents, charge.currency), day: words.day(paidOn) };
  return (
    <>
      {partial ? null : (
        <Box>
          <FactList rows={[{ name: words.field('charges', 'paidOn'), value: words.day(paidOn) }]} />
          <Consequence resource="charges" record={charge} move="settle" />
        </Box>
      )}
      <Waiver cents={cents} text={words.t(`finance.waiver.${partial ? 'part' : 'whole'}`, sums)} />
    </>
  );
}
