import TableHead from '@mui/material/TableHead';
import MuiTableRow from '@mui/material/TableRow';
import { RecordContextProvider, useDataTableDataContext, useDataTableStoreContext, useStore } from 'ra-core';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { DataTableHead } from 'react-admin';
import { Later, oncePainted } from './Later';
import { HiddenColumns, TableRow } from './TableRow';

/** Half of what a window of 900 px shows. */
const firstRows = 9;

const place = (
  <TableHead>
    <MuiTableRow sx={{ height: 34 }} />
  </TableHead>
);

/** Its tooltips draw everything anew as soon as they stand, so the rows are painted before them. */
export function LaterHead(props: ComponentProps<typeof DataTableHead>) {
  return (
    <Later instead={place}>
      <DataTableHead {...props} />
    </Later>
  );
}

/** The first rows are painted before the others are made. */
export function GradualBody({ children }: { readonly children?: ReactNode }) {
  const data = useDataTableDataContext() ?? [];
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden] = useStore<readonly string[]>(storeKey, defaultHiddenColumns);
  const [whole, setWhole] = useState(false);
  useEffect(() => oncePainted(() => setWhole(true)), []);
  return (
    <HiddenColumns.Provider value={hidden}>
      <tbody>
        {(whole ? data : data.slice(0, firstRows)).map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <TableRow>{children}</TableRow>
          </RecordContextProvider>
        ))}
      </tbody>
    </HiddenColumns.Provider>
  );
}
