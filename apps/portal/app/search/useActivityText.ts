import { listStages } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import type { ListHistory } from './oneList.server';
import { useStageName } from './stages';

/** Returns a function that describes an entry of a list's history. */
export function useActivityText(
  people: readonly { readonly id: number; readonly name: string }[],
): (entry: ListHistory['entries'][number]) => string {
  const { t } = useTranslation('search');
  const { date, list } = useFormat();
  const stageName = useStageName();
  return ({ kind, value, authorId }) => {
    if (kind === 'note') return t('list.did.note');
    if (value === '')
      return t(`list.undid.${kind as 'ownerId' | 'labels' | 'lastContactOn' | 'nextContactOn'}`);
    const stage = listStages.find((one) => one === value);
    if (authorId === null) {
      return kind === 'stage' && stage && stage !== 'to_contact'
        ? t(`list.followed.${stage}`, { value: stageName(stage) })
        : t('list.followed.contact', { value: date(value) });
    }
    const shown = {
      stage: () => (stage ? stageName(stage) : value),
      ownerId: () => people.find(({ id }) => String(id) === value)?.name ?? t('list.formerOwner'),
      labels: () => list(value.split('\n')),
      lastContactOn: () => date(value),
      nextContactOn: () => date(value),
    };
    return t(`list.did.${kind}`, { value: shown[kind]() });
  };
}
