import { metrics } from '@elenco/core/post';
import { Money } from '../kit/FieldValue';
import type { Column } from '../kit/ResourceTable';

/** A figure with where it is from and what proves it. */
export const columns: readonly Column<'observations'>[] = [
  { source: 'postId' },
  { source: 'metric' },
  {
    source: 'value',
    render: ({ metric, value }) =>
      metrics[metric] === 'cents' ? <Money cents={value} currency="BRL" /> : value,
  },
  { source: 'observedAt' },
  { source: 'source' },
  { source: 'reachKind' },
  { source: 'proofFileId' },
  { source: 'confirmed' },
  { source: 'methodVersion', hidden: true },
  { source: 'confirmedAt', hidden: true },
];
