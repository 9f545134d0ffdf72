import { metrics } from '@elenco/core/hiring';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Columns for a post's metric, with its source and proof. */
export const columns: readonly Column<'observations'>[] = [
  { source: 'metric' },
  { source: 'value', render: (row) => <Figure {...row} /> },
  { source: 'observedAt' },
  { source: 'source' },
  { source: 'reachKind' },
  { source: 'proofFileId' },
  { source: 'confirmed' },
  { source: 'methodVersion', hidden: true },
  { source: 'confirmedAt', hidden: true },
];

function Figure({ metric, value }: RecordOf<'observations'>) {
  const words = useWords();
  return metrics[metric] === 'cents' ? <Money cents={value} currency="BRL" /> : words.number(value);
}
