import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { addressOf } from '../addresses';
import type { RecordOf, ResourceName } from '../resources';
import { may } from './access';
import { useActor } from './useActor';
import { useWords } from './words';

/** Link to the form of a record, for actors who may edit the record. */
export function EditLink<N extends ResourceName>({ resource, record }: { resource: N; record: RecordOf<N> }) {
  const words = useWords();
  if (!may(useActor(), 'update', resource, record)) return null;
  return (
    <Button
      component={Link}
      to={`${addressOf(resource, record.id)}/edit`}
      variant="outlined"
      color="secondary"
    >
      {words.t('kit.edit')}
    </Button>
  );
}
