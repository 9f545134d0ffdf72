import type { HelpTopic } from '@elenco/locales/helpTerms';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RecordOf, ResourceName, SourceOf } from '../resources';
import { FieldValue, isEmpty } from './FieldValue';
import { HelpLink } from './HelpLink';
import { useWords } from './words';

/** Labels and values in two columns. */
export function FactList({
  rows,
}: {
  rows: readonly { readonly name: string; readonly value: ReactNode; readonly help?: HelpTopic }[];
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(88px, min(28%, 200px)) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.25, sm: 1.25 },
        fontSize: 'body2.fontSize',
        'dl + &': { mt: 1.5 },
      }}
    >
      {rows.map(({ name, value, help }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name} {help ? <HelpLink topic={help} name={name} /> : null}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, minWidth: 0 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly record: RecordOf<N>;
  readonly fields: readonly SourceOf<N>[];
}

/** Fields of a record with their labels, in the given order. Empty fields are left out. */
export function Facts<N extends ResourceName>({ resource, record, fields }: Props<N>) {
  const words = useWords();
  return (
    <FactList
      rows={fields
        .filter((source) => !isEmpty(record[source]))
        .map((source) => ({
          name: words.field(resource, source),
          value: <FieldValue resource={resource} record={record} source={source} />,
        }))}
    />
  );
}
