import type { Actor } from '@elenco/core/party';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePermissions, useReference } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, isAddressed } from '../addresses';
import { mayRead, type RecordOf, type ResourceName } from '../resources';
import { useWords } from './words';

/** What people call a record of each resource; others are known by their number. */
const titles: { readonly [N in ResourceName]?: (row: RecordOf<N>) => string } = {
  companies: (row) => row.tradeName,
  creators: (row) => row.name,
  users: (row) => row.name,
  briefings: (row) => row.title,
  contracts: (row) => row.title,
  squads: (row) => row.title,
};

export function titleOf(resource: ResourceName, row: { id: number }): string {
  const title = titles[resource] as ((row: { id: number }) => string) | undefined;
  return title?.(row) || `#${row.id}`;
}

interface Props {
  readonly resource: ResourceName;
  readonly id: number;
}

/** The other record by its name, as a link to it; by its number where the actor may not read it. */
export function ReferenceLink({ resource, id }: Props) {
  const { permissions } = usePermissions<Actor>();
  const readable = permissions !== undefined && mayRead(permissions, resource);
  return readable ? (
    <NamedLink resource={resource} id={id} />
  ) : (
    <Typography variant="body2">#{id}</Typography>
  );
}

function NamedLink({ resource, id }: Props) {
  const words = useWords();
  const { referenceRecord, isPending } = useReference<{ id: number }>({ reference: resource, id });
  if (isPending) return <Skeleton width={120} sx={{ display: 'inline-block' }} />;
  const text = referenceRecord ? titleOf(resource, referenceRecord) : `${words.name(resource)} #${id}`;
  if (!isAddressed(resource)) return <span>{text}</span>;
  return (
    <Link component={RouterLink} to={addressOf(resource, id)} sx={{ fontWeight: 500 }}>
      {text}
    </Link>
  );
}
