import { DataTableDataContext, useDataTableDataContext } from 'ra-core';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { DataTableBody } from 'react-admin';

/** Half of what a window of 900 px shows. */
const firstRows = 9;

/** The first rows are painted before the others are made. */
export function GradualBody(props: ComponentProps<typeof DataTableBody>) {
  const data = useDataTableDataContext() ?? [];
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <DataTableDataContext.Provider value={whole ? data : data.slice(0, firstRows)}>
      <DataTableBody {...props} />
    </DataTableDataContext.Provider>
  );
}
