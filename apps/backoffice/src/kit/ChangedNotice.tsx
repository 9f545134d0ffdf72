import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { RecordOf, ResourceName, SourceOf } from '../resources';
import { FieldValue } from './FieldValue';
import { changedByBoth } from './ownChanges';
import { useWords } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  readonly fields: readonly SourceOf<N>[];
}

/** Warns in a form that another user saved the same record, and shows both values of conflicting fields. */
export function ChangedNotice<N extends ResourceName>({ resource, fields }: Props<N>) {
  const words = useWords();
  const record = useRecordContext<RecordOf<N> & { readonly version: number }>();
  const { dirtyFields } = useFormState();
  const { resetField } = useFormContext();
  const typed = fields.filter((field) => dirtyFields[field]);
  const [before, setBefore] = useState(record);
  useEffect(() => {
    if (typed.length === 0) setBefore(record);
  }, [typed.length, record]);
  if (!record || !before || typed.length === 0 || record.version === before.version) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 1 }}>
      {words.t('kit.changedWhileTyping')}
      {changedByBoth(typed, before, record).map((field) => (
        <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <strong>{words.t('kit.theirValue', { field: words.field(resource, field) })}</strong>
          <FieldValue resource={resource} record={record} source={field as SourceOf<N>} />
          <Button
            size="small"
            aria-label={words.t('kit.takeTheirsOf', { field: words.field(resource, field) })}
            onClick={() => resetField(field, { defaultValue: record[field as SourceOf<N>] })}
          >
            {words.t('kit.takeTheirs')}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
