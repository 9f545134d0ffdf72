import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { RecordOf, ResourceName } from '../resources';
import { NotFound } from '../shell/NotFound';
import { AuditLinks } from './AuditLinks';
import { EmptyState } from './EmptyState';
import { liveInterval } from './live';
import { ShownRecord } from './Neighbors';
import { useChangedNotice } from './useLive';
import { useWords } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  /** Id of the record; by default the id in the URL. */
  readonly id?: number;
  readonly children: (record: RecordOf<N>) => ReactNode;
}

/** Loads a record and renders it. Missing and forbidden records show the same screen. */
export function ResourceShow<N extends ResourceName>({ resource, id, children }: Props<N>) {
  const words = useWords();
  const address = useParams();
  const asked = id ?? Number(address.id);
  useChangedNotice(resource, asked);
  const { data, error, isPending, refetch } = useGetOne<RecordOf<N>>(
    resource,
    { id: asked },
    { enabled: Number.isInteger(asked), retry: false, refetchInterval: liveInterval },
  );
  if (data) {
    return (
      <ShownRecord.Provider value={{ resource, record: data }}>
        {children(data)}
        <AuditLinks resource={resource} id={data.id} />
      </ShownRecord.Provider>
    );
  }
  if (!Number.isInteger(asked) || (error && 'status' in error && error.status === 404)) return <NotFound />;
  if (error) {
    return (
      <EmptyState title={words.t('kit.failed')} hint={error.message}>
        <Button variant="outlined" color="secondary" onClick={() => refetch()}>
          {words.t('kit.connection.retry')}
        </Button>
      </EmptyState>
    );
  }
  return isPending ? <Skeleton variant="rounded" height={240} /> : null;
}
