import { useGetRecordRepresentation, useReference } from 'ra-core';
import { Link } from 'react-router-dom';
import { addressOf, hasRecordScreen } from '../addresses';
import { mayRead, type ResourceName } from '../resources';
import { fresh } from './live';
import { useActor } from './useActor';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceName;
  readonly id: number;
  /** URL, if the link does not lead to the record. */
  readonly to?: string;
}

/**
 * Name of a related record, as a link to the record. If the actor may not read the record, shows its kind and
 * number without a link.
 */
export function ReferenceLink(props: Props) {
  const words = useWords();
  if (mayRead(useActor(), props.resource)) return <Named {...props} />;
  return <>{words.numbered(props.resource, props.id)}</>;
}

function Named({ resource, id, to }: Props) {
  const words = useWords();
  // Rows that render later reuse names that the first rows have fetched.
  const options = { staleTime: fresh };
  const { referenceRecord, isPending } = useReference({ reference: resource, id, options });
  const nameOf = useGetRecordRepresentation(resource);
  if (isPending) return <>…</>;
  if (!referenceRecord) return <>{words.numbered(resource, id)}</>;
  const name = nameOf(referenceRecord);
  const place = to ?? (hasRecordScreen(resource) ? addressOf(resource, id) : undefined);
  return place ? (
    <Link className="textLink other" to={place}>
      {name}
    </Link>
  ) : (
    name
  );
}
