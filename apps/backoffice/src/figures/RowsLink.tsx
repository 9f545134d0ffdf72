import type { Currency } from '@elenco/core/kit';
import { type FigureKey, figureOver, figureRows, type MonthSums } from '@elenco/core/operations';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { valueText } from './values';

interface Props {
  readonly figure: FigureKey;
  /** Consecutive months, in order. */
  readonly months: readonly MonthSums[];
  readonly currency: Currency;
}

/** Returns the URL of the list that contains a metric's rows; undefined if there are none. */
export function rowsAddress({ figure, months, currency }: Props): string | undefined {
  const rows = figureRows(figure, months, { currency, today: today() });
  return rows && listAddress(rows.resource, rows.filter);
}

/** The value of a metric over one or more months, as a link to the list of its rows if there are any. */
export function RowsLink(props: Props) {
  const words = useWords();
  const { figure, months, currency } = props;
  const text = valueText(figure, figureOver(figure, months), currency, words);
  const to = rowsAddress(props);
  return to ? (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 'inherit' }}>
      {text}
    </Link>
  ) : (
    text
  );
}
