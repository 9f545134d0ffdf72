import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { declarationOf, type FlowingName } from '../resources';
import { FormDialog } from './FormDialog';
import { inputOf, MoveField, type MoveFieldSpec, startOf } from './MoveField';
import { titleOf } from './ReferenceLink';
import { type Moving, useMove } from './useMove';
import { useWords } from './words';

interface Props {
  readonly resource: FlowingName;
  readonly record: Moving;
  readonly move: string;
  readonly fields: readonly MoveFieldSpec[];
  readonly onClose: () => void;
}

/**
 * Asks for what a move needs: its fields, the reason where the flow demands one, and the record's title typed out
 * where nothing leads back. A refusal is said in words, beside the field that it is about.
 */
export function MoveDialog({ resource, record, move, fields, onClose }: Props) {
  const words = useWords();
  const rule = declarationOf(resource).flow?.moves[move];
  const title = titleOf(resource, record);
  const asked: readonly MoveFieldSpec[] = rule?.comment
    ? [...fields, { source: 'comment', kind: 'comment', label: words.t('kit.comment') }]
    : fields;
  const [values, setValues] = useState(() =>
    Object.fromEntries(asked.map((field) => [field.source, startOf(field, words)])),
  );
  const [typed, setTyped] = useState('');
  const { submit, pending, refusal } = useMove(resource, record, move, onClose);
  const confirmed = !rule?.final || typed.trim() === title;

  const send = () => {
    if (!confirmed) return;
    submit(
      Object.fromEntries(
        asked.map((field) => [field.source, inputOf(field, values[field.source] ?? '', words)]),
      ),
    );
  };

  return (
    <FormDialog
      title={words.move(resource, move)}
      subtitle={title.startsWith('#') ? `${words.name(resource)} ${title}` : title}
      refused={refusal?.whole}
      verb={words.move(resource, move)}
      onSend={send}
      onClose={onClose}
      disabled={pending || !confirmed}
      wide
    >
      {asked.map((field, index) => (
        <MoveField
          key={field.source}
          field={field}
          value={values[field.source] ?? ''}
          error={refusal?.fields[field.source]}
          autoFocus={index === 0}
          onChange={(value) => setValues({ ...values, [field.source]: value })}
        />
      ))}
      {rule?.final ? (
        <>
          <Alert severity="warning">{words.t('kit.final')}</Alert>
          <TextField
            required
            autoComplete="off"
            label={words.t('kit.typeTitle', { title })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
