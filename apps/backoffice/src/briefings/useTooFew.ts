import { type Setting, settingOn } from '@elenco/core/platform';
import { useGetList } from 'ra-core';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/**
 * Returns the reason why the shortlist cannot be released yet; undefined if it can. A setting defines the
 * minimum length of a shortlist.
 */
export function useTooFew({ id, status }: RecordOf<'briefings'>): string | undefined {
  const words = useWords();
  const enabled = status === 'curation';
  const { total: count } = useGetList(
    'shortlist',
    {
      filter: { briefingId: id, status: ['proposed', 'released'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled },
  );
  const { data: settings } = useGetList<Setting>(
    'settings',
    {
      filter: { key: 'shortlist_min' },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled },
  );
  if (!enabled || count === undefined || !settings) return undefined;
  const min = settingOn(settings, 'shortlist_min', today());
  return count < min ? words.t('briefing.tooFew', { smart_count: count, min }) : undefined;
}
