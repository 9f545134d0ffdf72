import { type Instalment, isOpen, lateRates, owedOn } from '@elenco/core/finance';
import type { Setting } from '@elenco/core/platform';
import type { DataProvider } from 'ra-core';
import type { AddedColumn } from '../kit/exporter';
import { today } from '../kit/today';
import type { Words } from '../kit/words';
import type { RecordOf } from '../resources';

/** Maximum number of ids per request. */
const BATCH = 100;

/** Returns the export column with the amount due today for each open charge. */
export async function owedColumn(
  rows: readonly RecordOf<'charges'>[],
  data: DataProvider,
  words: Words,
): Promise<AddedColumn> {
  const read = async <R extends { id: number }>(resource: string, filter: object) =>
    (
      await data.getList<R>(resource, {
        filter,
        pagination: { page: 1, perPage: 1_000 },
        sort: { field: 'id', order: 'ASC' },
      })
    ).data;
  const settings = await read<Setting>('settings', { key: [...lateRates] });
  const ids = rows.filter((row) => isOpen(row) && row.purpose === 'pay').map(({ id }) => id);
  const instalments = new Map<number | null, Instalment>();
  for (let from = 0; from < ids.length; from += BATCH)
    for (const part of await read<Instalment>('instalments', { chargeId: ids.slice(from, from + BATCH) }))
      instalments.set(part.chargeId, part);
  return {
    label: words.t('finance.remind.today'),
    cellOf: (row) => {
      const charge = row as unknown as RecordOf<'charges'>;
      if (!isOpen(charge)) return null;
      const owed = owedOn({ charge, instalment: instalments.get(charge.id) }, today(), settings);
      return { cents: owed.totalCents };
    },
  };
}
