import { useGetRecordRepresentation, useReference } from 'ra-core';
import { Link } from 'react-router-dom';
import { addressOf, isAddressed } from '../addresses';
import { mayRead, type ResourceName } from '../resources';
import { fresh } from './live';
import { useActor } from './useActor';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly id: number;
  /** The address, if it is not that of the record. */
  readonly to?: string;
}

/** Link to another record by its name; only its number if the actor may not read it. */
export function ReferenceLink(props: Props) {
  return mayRead(useActor(), props.resource) ? <Named {...props} /> : <>#{props.id}</>;
}

function Named({ resource, id, to }: Props) {
  const words = useWords();
  // Names that the first rows have fetched are not fetched again by later rows.
  const options = { staleTime: fresh };
  const { referenceRecord, isPending } = useReference({ reference: resource, id, options });
  const nameOf = useGetRecordRepresentation(resource);
  if (isPending) return <>…</>;
  if (!referenceRecord) return <>{`${words.name(resource)} #${id}`}</>;
  const name = nameOf(referenceRecord);
  const place = to ?? (isAddressed(resource) ? addressOf(resource, id) : undefined);
  return place ? (
    <Link className="textLink other" to={place}>
      {name}
    </Link>
  ) : (
    name
  );
}
