import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat } from '../../i18n/use';
import { Button, DefinitionList, Money, Stack } from '../../ui';
import type { FarAboveOffer } from './farAbove';

interface Props {
  /** Proposals far above the expected price. */
  readonly farAbove: readonly FarAboveOffer[];
  readonly totalCents: number;
  readonly currency: Currency;
  /** Label of the button that approves. */
  readonly confirm: string;
  readonly leftCents: number | null;
  /** Budget of which `leftCents` remains. */
  readonly leftOf: 'project' | 'squad';
  readonly fields: Readonly<Record<string, string | number>>;
  readonly proposalIds: readonly number[];
}

/**
 * Button that approves several proposals, or proposals far above the expected price. Its dialog states the
 * consequences: the contracts, their amount and the remaining budget. For proposals far above the expected
 * price it also shows each price, the expected price and the difference.
 */
export function ConfirmApproval({
  farAbove,
  totalCents,
  currency,
  confirm,
  leftCents,
  leftOf,
  fields,
  proposalIds,
}: Props) {
  const { t } = useTranslation('company');
  const then = t('approve.then', { count: proposalIds.length });
  return (
    <MoveDialog
      intent="approve"
      fields={fields}
      trigger={
        <Button variant="primary" size="large" wide data-main-act>
          {confirm}
        </Button>
      }
      title={
        farAbove.length > 0
          ? t('approve.far.title', { count: farAbove.length })
          : t('approve.title', { count: proposalIds.length })
      }
      text={farAbove.length > 0 ? t('approve.far.text', { count: farAbove.length }) : then}
      confirm={confirm}
    >
      {() => (
        <Stack>
          {proposalIds.map((id) => (
            <input key={id} type="hidden" name="proposalIds" value={id} />
          ))}
          <FarAboveOffers offers={farAbove} currency={currency} />
          {farAbove.length > 0 && <p>{then}</p>}
          <DefinitionList
            items={[
              { term: t('approve.made'), value: proposalIds.length },
              {
                term: t('approve.total'),
                value: <Money cents={totalCents} currency={currency} emphasis="strong" />,
              },
              ...(leftCents === null
                ? []
                : [
                    {
                      term: t(`approve.left.${leftOf}`),
                      value: <Money cents={leftCents} currency={currency} minus={leftCents < 0} />,
                    },
                  ]),
            ]}
          />
        </Stack>
      )}
    </MoveDialog>
  );
}

/** Price, expected price and difference of each proposal. */
export function FarAboveOffers({
  offers,
  currency,
}: {
  readonly offers: readonly FarAboveOffer[];
  readonly currency: Currency;
}) {
  const { t } = useTranslation('company');
  const { rate } = useFormat();
  return offers.map(({ id, name, totalCents, basis, cents, percentAbove }) => (
    <div key={id}>
      <strong>{name}</strong>
      <DefinitionList
        items={[
          { term: t('approve.far.price'), value: <Money cents={totalCents} currency={currency} /> },
          { term: t(`approve.far.${basis}`), value: <Money cents={cents} currency={currency} /> },
          {
            term: t('approve.far.difference', { rate: rate(percentAbove * 100) }),
            value: <Money cents={totalCents - cents} currency={currency} emphasis="strong" />,
          },
        ]}
      />
    </div>
  ));
}
