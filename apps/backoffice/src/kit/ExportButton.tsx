import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { ElencoDataProvider } from '../providers/data';
import type { ResourceName } from '../resources';
import { exporterOf } from './exporter';
import { useWords } from './words';

/** The largest file that is still made in the browser; longer lists are narrowed by their filters. */
const mostRows = 10_000;

/** The whole list, as filtered and sorted, as a file. */
export function ExportButton({ resource }: { resource: ResourceName }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const [pending, setPending] = useState(false);
  const { sort, filterValues, filter, total = 0 } = useListContext();
  const send = async () => {
    setPending(true);
    try {
      const page = { page: 1, perPage: mostRows };
      const rows = await data.getList(resource, {
        sort,
        filter: { ...filterValues, ...filter },
        pagination: page,
      });
      await exporterOf(resource, words)(rows.data, async () => ({}), data, resource);
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button color="secondary" startIcon={<Download />} disabled={pending || total === 0} onClick={send}>
      {words.t('kit.export')}
    </Button>
  );
}
