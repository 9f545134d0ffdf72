import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listAddress } from '../addresses';
import { mayRead, type ResourceName } from '../resources';
import { useActor } from './useActor';
import { useWords } from './words';

/**
 * Links to the audit entries about a record and, if the record is a user, to the entries of actions by this
 * user. Renders nothing for staff who may not read the audit log.
 */
export function AuditLinks({ resource, id }: { resource: ResourceName; id: number }) {
  const words = useWords();
  const actor = useActor();
  if (!mayRead(actor, 'audit')) return null;
  return (
    <Box component="nav" aria-label={words.name('audit', 2)} sx={{ display: 'flex', gap: 3, mt: 3 }}>
      <Link component={RouterLink} to={listAddress('audit', { resource, rowId: id })} variant="body2">
        {words.t('audit.ofRecord')}
      </Link>
      {resource === 'users' ? (
        <Link component={RouterLink} to={listAddress('audit', { actorId: id })} variant="body2">
          {words.t('audit.byPerson')}
        </Link>
      ) : null}
    </Box>
  );
}
