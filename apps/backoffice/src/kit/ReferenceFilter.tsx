import { useState } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { titleOf } from '../addresses';
import { declarationOf, type ResourceName } from '../resources';

interface Props {
  readonly source: string;
  readonly label: string;
  readonly reference: ResourceName;
  readonly alwaysOn?: boolean;
}

type Row = { readonly id: number };

/** Filter by a related record. The options are fetched when the input is opened. */
export function ReferenceFilter({ source, label, reference }: Props) {
  const [opened, setOpened] = useState(false);
  const searchable = declarationOf(reference).search !== undefined;
  return (
    <ReferenceInput
      source={source}
      reference={reference}
      sort={{ field: 'id', order: 'DESC' }}
      enableGetChoices={() => opened}
    >
      <AutocompleteInput
        label={label}
        size="small"
        helperText={false}
        optionText={(row?: Row) => (row ? titleOf(reference, row) : '')}
        filterToQuery={(q: string) => (searchable && q.trim() ? { q: q.trim() } : {})}
        onOpen={() => setOpened(true)}
        sx={{ minWidth: 160 }}
      />
    </ReferenceInput>
  );
}
