import { useGetRecordRepresentation, useReference } from 'ra-core';
import { Link } from 'react-router-dom';
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
  return mayRead(useActor(), resource) ? <Named resource={resource} id={id} /> : <>#{id}</>;
}

function Named({ resource, id }: Props) {
  const words = useWords();
  const { referenceRecord, isPending } = useReference({ reference: resource, id });
  const nameOf = useGetRecordRepresentation(resource);
  if (isPending) return <>…</>;
  if (!referenceRecord) return <>{`${words.name(resource)} #${id}`}</>;
  const name = nameOf(referenceRecord);
  if (!isAddressed(resource)) return <>{name}</>;
  return (
    <Link className="textLink other" to={addressOf(resource, id)}>
      {name}
    </Link>
  );
}
