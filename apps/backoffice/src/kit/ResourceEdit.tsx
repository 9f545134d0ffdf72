import { fieldRefusal } from '@elenco/core/kit';
import { useRecordContext } from 'ra-core';
import { BooleanInput, Edit, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { addressOf, titleOf } from '../addresses';
import { declarationOf, type RecordOf, type ResourceName, type SourceOf } from '../resources';
import { WarnUnsaved } from './DialogForm';
import { MoneyInput } from './inputs';
import { kindOf, valuesOf } from './options';
import { PageHead } from './PageHead';
import { useWords, type Words } from './words';

interface Props<N extends ResourceName> {
  readonly resource: N;
  /** Those that staff may change, in this order. */
  readonly fields: readonly SourceOf<N>[];
}

/**
 * Changes a record's own fields; nothing here moves money, so it is done at once and can be undone for some seconds.
 * What the schema refuses is said beside its field before anything is sent.
 */
export function ResourceEdit<N extends ResourceName>({ resource, fields }: Props<N>) {
  const words = useWords();
  const { id = '' } = useParams();
  const picked = (values: FieldValues) => Object.fromEntries(fields.map((field) => [field, values[field]]));
  return (
    <Edit
      resource={resource}
      id={Number(id)}
      title={false}
      actions={false}
      mutationMode="undoable"
      redirect={() => addressOf(resource, id)}
      transform={picked}
      component="div"
    >
      <Head resource={resource} />
      <SimpleForm
        sanitizeEmptyValues
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={WarnUnsaved}
        validate={(values) => wrongIn(resource, fields, values, words)}
        toolbar={
          <Toolbar>
            <SaveButton />
          </Toolbar>
        }
        sx={{ maxWidth: 640, '& .MuiFormControl-root': { my: 1 } }}
      >
        {fields.map((source) => (
          <Input key={source} resource={resource} source={source} />
        ))}
      </SimpleForm>
    </Edit>
  );
}

/** What is wrong with which field, by the schema that the server holds it against. */
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
