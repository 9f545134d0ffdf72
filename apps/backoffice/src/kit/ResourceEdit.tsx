import { fieldRefusal } from '@elenco/core/kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useEditContext, useNotify, useRecordContext, useRefresh } from 'ra-core';
import { BooleanInput, Edit, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { addressOf, titleOf } from '../addresses';
import type { ElencoDataProvider } from '../providers/data';
import { declarationOf, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { ChangedNotice } from './ChangedNotice';
import { WarnUnsaved } from './DialogForm';
import { MoneyInput } from './inputs';
import { liveInterval } from './live';
import { kindOf, valuesOf } from './options';
import { ownChanges } from './ownChanges';
import { PageHead } from './PageHead';
import { Panel } from './Panel';
import { formErrorsOf, refusalOf } from './refusal';
import { useWords, type Words } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  /** Fields that staff may change, in the order of the form. */
  readonly fields: readonly SourceOf<N>[];
}

/**
 * Form for a record's own fields. Sends only the changed fields, with the version of the record that the form
 * shows. Errors of the schema are shown at their fields before anything is sent (decision 079).
 */
export function ResourceEdit<N extends ResourceName>({ resource, fields }: Props<N>) {
  const words = useWords();
  const { id = '' } = useParams();
  return (
    <Edit
      resource={resource}
      id={Number(id)}
      title={false}
      actions={false}
      component="div"
      queryOptions={{ refetchInterval: liveInterval }}
    >
      <Head resource={resource} />
      <Box sx={{ maxWidth: 680 }}>
        <Panel title={words.name(resource)}>
          <EditForm resource={resource} fields={fields} />
        </Panel>
      </Box>
    </Edit>
  );
}

/** Keeps input when the record is fetched again. */
const keepTyped = { keepDirtyValues: true };

function EditForm<N extends ResourceName>({ resource, fields }: Props<N>) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const { record, refetch } = useEditContext<RecordOf<N>>();

  const save = async (values: FieldValues) => {
    if (!record) return;
    try {
      const changes = ownChanges(fields, values, record);
      await data.update(resource, { id: record.id, data: changes, previousData: record });
    } catch (error) {
      const refusal = refusalOf(error, fields);
      if (!refusal.stale) return formErrorsOf(refusal);
      await refetch();
      return formErrorsOf({ ...refusal, whole: words.t('kit.changedBeforeSave') });
    }
    notify(words.t('kit.saved'), { type: 'success' });
    navigate(addressOf(resource, record.id));
    refresh();
  };

  return (
    <SimpleForm
      onSubmit={save}
      resetOptions={keepTyped}
      sanitizeEmptyValues
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={WarnUnsaved}
      validate={(values) => wrongIn(resource, fields, values, words)}
      toolbar={
        <Toolbar sx={{ gap: 1, px: 0, bgcolor: 'transparent' }}>
          <SaveButton />
          {record ? (
            <Button component={Link} to={addressOf(resource, record.id)} color="secondary">
              {words.t('kit.cancel')}
            </Button>
          ) : null}
        </Toolbar>
      }
      sx={{ p: 0, '& .MuiFormControl-root': { my: 1 } }}
    >
      <ChangedNotice resource={resource} fields={fields} />
      {fields.map((source) => (
        <Input key={source} resource={resource} source={source} />
      ))}
    </SimpleForm>
  );
}

/** Returns the errors by field, from the schema that the server also uses. */
function wrongIn(
  resource: ResourceName,
  fields: readonly string[],
  values: FieldValues,
  words: Words,
): Record<string, string> {
  const { shape } = declarationOf(resource).schema;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value: unknown = values[field] === '' ? null : values[field];
      const issue = shape[field]?.safeParse(value).error?.issues[0];
      if (!issue) return [];
      const { code, params } = value === null ? { code: 'required', params: {} } : fieldRefusal(issue);
      return [[field, words.problem(code, params)]];
    }),
  );
}

function Head({ resource }: { resource: ResourceName }) {
  const words = useWords();
  const record = useRecordContext<RecordOf<typeof resource>>();
  if (!record) return null;
  const title = titleOf(resource, record);
  return (
    <PageHead
      title={words.t('kit.editNamed', { name: title })}
      parent={{ to: addressOf(resource, record.id), label: title }}
    />
  );
}

const long = ['bio', 'description'];

function Input({ resource, source }: { resource: ResourceName; source: string }) {
  const words = useWords();
  const declaration = declarationOf(resource);
  const kind = kindOf(declaration, source);
  const shown = { source, label: words.field(resource, source), helperText: false as const };
  if (kind === 'money') return <MoneyInput {...shown} />;
  if (kind === 'boolean') return <BooleanInput {...shown} />;
  const values = kind === 'option' ? valuesOf(declaration, source) : undefined;
  if (values) {
    const choices = values.map((id) => ({ id, name: words.option(resource, source, id) }));
    return <SelectInput {...shown} choices={choices} translateChoice={false} />;
  }
  return <TextInput {...shown} fullWidth multiline={long.includes(source)} />;
}
