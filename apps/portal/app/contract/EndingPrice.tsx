import type { BriefingKind, Deliverable } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { NetAmount } from '../creator/NetAmount';
import { useFormat } from '../i18n/use';
import { usePieceStatus } from '../pieces/usePieceStatus';
import { DefinitionList, Money } from '../ui';
import styles from './contract.module.css';
import type { EndingPage } from './ending.server';

/** Amount due for each deliverable, and the total. `short` shows the total only. */
export function EndingPrice({
  ending: { price, work, receives },
  kind,
  creator,
  legalForm,
  short = false,
}: {
  ending: EndingPage;
  /** Kind of the contract's briefing; null if the contract has no briefing. */
  kind: BriefingKind | null;
  creator: boolean;
  legalForm: 'individual' | 'company';
  short?: boolean;
}) {
  const { t } = useTranslation(['shared', 'options']);
  const statusOf = usePieceStatus(...(kind ? [{ kind }] : []));
  const { rate, money } = useFormat();
  const { parts, creatorCents, feeCents, refundCents, waivedCents, currency } = price;
  const nameOf = (deliverableId: number | null) => {
    const piece = work.find(({ id }) => id === deliverableId);
    return piece
      ? `${t(`options:formats.${piece.format}`)} ${piece.ordinal} · ${t(`options:channels.${piece.channel}`)}`
      : t('ending.rights');
  };
  // If staff decided on a different sum, the parts no longer add up to it and are left out.
  const agreed = sum(parts.map((part) => part.dueCents)) === creatorCents;
  const sums = [
    { term: t('ending.creator'), cents: creatorCents, note: t('ending.before') },
    ...(creator ? [] : [{ term: t('ending.fee'), cents: feeCents, note: undefined }]),
    ...(refundCents > 0 ? [{ term: t('ending.refund'), cents: refundCents, note: undefined }] : []),
    ...(waivedCents > 0 ? [{ term: t('ending.waived'), cents: waivedCents, note: undefined }] : []),
  ];
  return (
    <>
      {agreed && !short && (
        <>
          <DefinitionList
            amounts
            items={parts.map((part) => ({
              term: nameOf(part.deliverableId),
              value: <Money cents={part.dueCents} currency={currency} />,
              note: `${
                part.deliverableId === null ? '' : `${statusOf(part.state as Deliverable['status'])} · `
              }${t('ending.part', { rate: rate(part.dueBp), amount: money(part.shareCents, currency) })}`,
            }))}
          />
          <hr className={styles.line} />
        </>
      )}
      <DefinitionList
        sum
        items={sums.map(({ term, cents, note }) => ({
          term,
          value: <Money cents={cents} currency={currency} emphasis="strong" />,
          ...(note ? { note } : {}),
        }))}
      />
      {receives && !short && <NetAmount value={receives} state="proposed" legalForm={legalForm} />}
    </>
  );
}
