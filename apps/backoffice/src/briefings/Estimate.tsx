import { estimateSelection } from '@elenco/core/hiring';
import Typography from '@mui/material/Typography';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

interface Props {
  readonly briefing: RecordOf<'briefings'>;
  readonly chosen: readonly { readonly priceCents: number | null }[];
}

/**
 * Estimated cost of the selected creators, its calculation, and the amount by which it exceeds the budget.
 */
export function Estimate({ briefing, chosen }: Props) {
  const words = useWords();
  const { cents, pieces, unpriced, budgetCents, overCents } = estimateSelection(briefing, chosen);
  const money = (amount: number) => words.money(amount, 'BRL');
  const basis = [
    words.t('mapping.pieces', { smart_count: pieces, count: words.number(pieces) }),
    ...(unpriced > 0
      ? [words.t('mapping.unpriced', { smart_count: unpriced, count: words.number(unpriced) })]
      : []),
  ];
  return (
    <>
      <Typography>
        {budgetCents === null
          ? words.t('mapping.sum', { sum: money(cents) })
          : words.t('mapping.sumOf', { sum: money(cents), budget: money(budgetCents) })}
      </Typography>
      {overCents > 0 ? (
        <Typography variant="body2" color="error" sx={{ fontWeight: 600 }}>
          {words.t('mapping.over', { over: money(overCents) })}
        </Typography>
      ) : null}
      <Typography variant="caption" component="div" color="textSecondary">
        {basis.join(' · ')}
      </Typography>
    </>
  );
}
