import { rowsAffectedBy, type SettingKey } from '@elenco/core/platform';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useGetList } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { hasList, listAddress } from '../addresses';
import type { Words } from '../kit/words';
import { isResource, type ResourceName } from '../resources';

/** Number of rows that a new value affects, for the setting chosen in the surrounding form. */
export function Touched({ words }: { words: Words }) {
  return <TouchedBy settingKey={useWatch({ name: 'key' }) as SettingKey} words={words} />;
}

/** Number of rows that a new value of the setting affects. The number links to the list of the rows. */
export function TouchedBy({ settingKey, words }: { settingKey: SettingKey; words: Words }) {
  const { resource, filter } = rowsAffectedBy[settingKey];
  return isResource(resource) ? <Count resource={resource} filter={filter} words={words} /> : null;
}

interface CountProps {
  readonly resource: ResourceName;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  readonly words: Words;
}

function Count({ resource, filter, words }: CountProps) {
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (total === undefined) return null;
  const name = words.name(resource, total).toLocaleLowerCase(words.tag);
  return (
    <Alert severity="info" role="status">
      {words.t('work.touched', { count: words.number(total), name })}{' '}
      {total > 0 && hasList(resource) && (
        <Link component={RouterLink} to={listAddress(resource, filter)} target="_blank">
          {words.t('work.touchedList')}
        </Link>
      )}
    </Alert>
  );
}
