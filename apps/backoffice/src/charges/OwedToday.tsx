import {
  type CodeTerms,
  codeTerms,
  isOpen,
  type Owed,
  openCentsOf,
  owedOn,
  pixCodeOf,
  receivedParts,
} from '@elenco/core/finance';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { FactList, Facts } from '../kit/Facts';
import { Money } from '../kit/FieldValue';
import { Panel } from '../kit/Panel';
import { today } from '../kit/today';
import { useWords, type Words } from '../kit/words';
import type { RecordOf } from '../resources';
import { useLate, useLateOf } from './useLate';

type Charge = RecordOf<'charges'>;

/**
 * Returns the amount due today for an open charge, with fine and interest. Undefined until loaded, and for
 * charges that are not open.
 */
export function useOwedToday(charge: Charge): Owed | undefined {
  const late = useLate(charge.id);
  if (!late || !isOpen(charge)) return undefined;
  return owedOn({ charge, instalment: late.instalment }, today(), late.settings);
}

/**
 * The slip of a charge and, while the charge is open, the PIX code for today's amount due. The brand sees the
 * same PIX code.
 */
export function SlipFacts({ charge }: { readonly charge: Charge }) {
  const owed = useOwedToday(charge);
  return (
    <>
      {owed ? <CodeAmounts charge={charge} owed={owed} /> : null}
      <Facts
        resource="charges"
        record={owed ? { ...charge, pixCode: pixCodeOf(charge, owed) } : charge}
        fields={[
          'ourNumber',
          'slipCents',
          'slipDueOn',
          'digitableLine',
          'barCode',
          ...(owed ? (['pixCode'] as const) : []),
        ]}
      />
    </>
  );
}

/** Amounts of the slip and the PIX code, each with the last day on which it is valid. */
function CodeAmounts({ charge, owed }: { readonly charge: Charge; readonly owed: Owed }) {
  const words = useWords();
  const { slip, pix } = codeTerms(charge, owed, today());
  const textOf = ({ cents, until }: CodeTerms) => ({
    amount: words.money(cents, charge.currency),
    day: words.day(until),
  });
  const late = lateCentsOf(owed) > 0;
  return (
    <Typography component="div" variant="body2" sx={{ mb: 1.5 }}>
      {slip ? (
        <p>{words.t(slip.lacksLate ? 'finance.asked.slipLate' : 'finance.asked.slip', textOf(slip))}</p>
      ) : null}
      {pix ? <p>{words.t(late ? 'finance.asked.pixLate' : 'finance.asked.pix', textOf(pix))}</p> : null}
    </Typography>
  );
}

const lateCentsOf = ({ fineCents, interestCents }: Owed): number => fineCents + interestCents;

/**
 * Open amount of a charge, and below it today's amount due if that is higher. One request loads the rates for
 * all rows of the list.
 */
export function OpenAmountCell({ charge }: { readonly charge: Charge }) {
  const words = useWords();
  const { data = [] } = useListContext<Charge>();
  const late = useLateOf(data.filter((row) => isOpen(row) && row.purpose === 'pay').map(({ id }) => id));
  const { id, restCents, currency } = charge;
  if (restCents === 0) return '–';
  const instalment = late?.instalments.find(({ chargeId }) => chargeId === id);
  const owed = late && isOpen(charge) ? owedOn({ charge, instalment }, today(), late.settings) : undefined;
  return (
    <>
      <Money cents={restCents} currency={currency} />
      {owed && lateCentsOf(owed) > 0 ? (
        <Typography variant="caption" color="error" component="span" sx={{ display: 'block' }}>
          {words.t('finance.owed.today', { amount: words.money(owed.totalCents, currency) })}
        </Typography>
      ) : null}
    </>
  );
}

/** Main amount of a charge: the amount due today while the charge is open, afterwards the charge's total. */
export function ChargeMainAmount({ charge }: { readonly charge: Charge }) {
  const owed = useOwedToday(charge);
  const cents = isOpen(charge) ? (owed?.totalCents ?? openCentsOf(charge)) : charge.amountCents;
  return <Money cents={cents} currency={charge.currency} />;
}

/**
 * Returns the text that states the amount received for a paid charge and how it is made up, such as price and
 * fine. Returns an empty array if the amount received equals the charge's amount.
 */
function receivedText(charge: Charge, words: Words): string[] {
  const parts = receivedParts(charge);
  const total = parts.find(({ of }) => of === 'total');
  if (!total) return [];
  const money = (cents: number) => words.money(cents, charge.currency);
  const others = parts
    .filter(({ of }) => of !== 'total')
    .map(({ of, cents }) => words.t(`finance.receivedPart.${of as 'fine'}`, { amount: money(cents) }));
  return [words.t('finance.receivedText', { total: money(total.cents), parts: words.list(others) })];
}

/** Explains how the main amount is made up. Renders nothing if the main amount is the charge's amount. */
export function ChargeSubtitle({ charge }: { readonly charge: Charge }) {
  const words = useWords();
  const owed = useOwedToday(charge);
  const late = owed ? lateCentsOf(owed) : 0;
  const rest = words.money(openCentsOf(charge), charge.currency);
  const parts = [
    ...receivedText(charge, words),
    ...(late > 0
      ? [words.t('finance.owed.parts', { principal: rest, late: words.money(late, charge.currency) })]
      : []),
    ...(charge.keptCents === 0
      ? []
      : [words.t('finance.rest', { rest, total: words.money(charge.amountCents, charge.currency) })]),
  ];
  return parts.length > 0 ? parts.map((part) => <div key={part}>{part}</div>) : null;
}

/** Principal, fine, interest and their sum as of today. Renders nothing while no fine or interest is due. */
export function OwedToday({ charge }: { readonly charge: Charge }) {
  const words = useWords();
  const owed = useOwedToday(charge);
  if (!owed || lateCentsOf(owed) === 0) return null;
  const money = (cents: number) => <Money cents={cents} currency={charge.currency} />;
  return (
    <Panel title={words.t('finance.owed.title')}>
      <FactList
        rows={[
          { name: words.t('finance.owed.principal'), value: money(owed.restCents) },
          { name: words.t('finance.owed.fine'), value: money(owed.fineCents) },
          { name: words.t('finance.owed.interest'), value: money(owed.interestCents) },
          { name: words.t('finance.remind.today'), value: money(owed.totalCents) },
        ]}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {words.t('finance.owed.hint', { day: words.day(today()) })}
      </Typography>
    </Panel>
  );
}
