import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataTableDataContext, useDataTableDataContext } from 'ra-core';
import { type ComponentProps, useEffect, useState } from 'react';
import { DataTableBody, DataTableHead } from 'react-admin';
import { Later, oncePainted } from './Later';

/** Half of what a window of 900 px shows. */
const firstRows = 9;

const place = (
  <TableHead>
    <TableRow sx={{ height: 34 }} />
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
export function GradualBody(props: ComponentProps<typeof DataTableBody>) {
  const data = useDataTableDataContext() ?? [];
  const [whole, setWhole] = useState(false);
  useEffect(() => oncePainted(() => setWhole(true)), []);
  return (
    <DataTableDataContext.Provider value={whole ? data : data.slice(0, firstRows)}>
      <DataTableBody {...props} />
    </DataTableDataContext.Provider>
  );
}
