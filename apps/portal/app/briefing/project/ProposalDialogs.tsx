import type { Proposal } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button, DefinitionList, Money, MoneyField, Stack } from '../../ui';

interface Props {
  readonly offer: Pick<Proposal, 'id' | 'version' | 'totalCents' | 'currency'>;
  /** Name of the creator. */
  readonly name: string;
}

/** Dialog that proposes a different price. It shows the current price and the remaining budget. */
export function CounterDialog({
  offer: { id, version, totalCents, currency },
  name,
  leftCents,
}: Props & {
  /** Remaining budget before this proposal; null if the project has no budget. */
  readonly leftCents: number | null;
}) {
  const { t } = useTranslation('company');
  return (
    <MoveDialog
      intent="counter"
      fields={{ id, version }}
      trigger={
        <Button size="small" aria-label={`${t('proposals.counter')}: ${name}`}>
          {t('proposals.counter')}
        </Button>
      }
      title={t('proposals.counterTitle', { name })}
      text={t('proposals.counterText')}
      confirm={t('proposals.counterSend')}
      comment={{ label: t('proposals.counterWhy') }}
    >
      {(errorsOf) => (
        <Stack>
          <DefinitionList
            items={[
              { term: t('proposals.current'), value: <Money cents={totalCents} currency={currency} /> },
              ...(leftCents === null
                ? []
                : [
                    {
                      term: t('proposals.left'),
                      value: <Money cents={Math.abs(leftCents)} currency={currency} minus={leftCents < 0} />,
                    },
                  ]),
            ]}
          />
          <MoneyField
            name="counterCents"
            currency={currency}
            label={t('proposals.counterCents')}
            errors={errorsOf('counterCents')}
          />
        </Stack>
      )}
    </MoveDialog>
  );
}

/** Dialog that rejects a proposal and asks for a reason. */
export function RejectDialog({ offer: { id, version }, name }: Props) {
  const { t } = useTranslation('company');
  return (
    <MoveDialog
      intent="reject"
      fields={{ id, version }}
      trigger={
        <Button size="small" variant="plain" aria-label={`${t('proposals.reject')}: ${name}`}>
          {t('proposals.reject')}
        </Button>
      }
      title={t('proposals.rejectTitle', { name })}
      text={t('proposals.rejectText')}
      confirm={t('proposals.reject')}
      comment={{ label: t('proposals.rejectWhy') }}
      danger
    />
  );
}
