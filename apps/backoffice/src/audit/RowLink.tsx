import type { SquadLogEntry } from '@elenco/core/operations';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, hasRecordScreen } from '../addresses';
import { isResource } from '../resources';

/** Number of the record that an audit entry is about. The number is a link if the record has a page. */
export function RowLink({
  entry: { resource, rowId },
}: {
  entry: Pick<SquadLogEntry, 'resource' | 'rowId'>;
}) {
  if (rowId === null) return null;
  if (!isResource(resource) || !hasRecordScreen(resource)) return <>#{rowId}</>;
  return (
    <Link component={RouterLink} to={addressOf(resource, rowId)}>
      #{rowId}
    </Link>
  );
}
