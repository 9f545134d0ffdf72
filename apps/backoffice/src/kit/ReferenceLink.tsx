import Typography from '@mui/material/Typography';
import { ReferenceField } from 'react-admin';
import { addressOf, isAddressed } from '../addresses';
import { mayRead, type ResourceName } from '../resources';
import { useActor } from './useActor';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly id: number;
}

/** The other record by its name, as a link to it; by its number where the actor may not read it. */
export function ReferenceLink({ resource, id }: Props) {
  const words = useWords();
  const actor = useActor();
  const number = `${words.name(resource)} #${id}`;
  if (!mayRead(actor, resource)) return <Typography variant="body2">#{id}</Typography>;
  return (
    <ReferenceField
      record={{ id, reference: id }}
      source="reference"
      reference={resource}
      empty={number}
      link={isAddressed(resource) ? () => addressOf(resource, id) : false}
    />
  );
}
