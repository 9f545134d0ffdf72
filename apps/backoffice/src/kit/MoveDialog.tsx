import { isSameText } from '@elenco/core/hiring';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { required, TextInput } from 'react-admin';
import { titleOf } from '../addresses';
import { Consequence } from '../consequences/Consequence';
import { declarationOf, type FlowingName } from '../resources';
import { DialogForm } from './DialogForm';
import { type MoveFieldSpec, MoveInput, startOf } from './MoveInput';
import { type Moving, useMove } from './useMove';
import { useWords } from './words';

interface Props {
  readonly resource: FlowingName;
  readonly record: Moving;
  readonly move: string;
  readonly fields: readonly MoveFieldSpec[];
  /** The label of the move; by default its usual name. */
  readonly label?: string | undefined;
  /** Shown as the subtitle, for facts that matter to the decision. */
  readonly about?: ReactNode;
  /** Replaces the default success message. */
  readonly done?: string | undefined;
  readonly onClose: () => void;
}

/**
 * Form of a move: its consequence in figures, its fields, the reason if the flow requires one, and the record's title to type if the move
 * is final. A refusal appears at the field that it is about.
 */
export function MoveDialog({ resource, record, move, fields, label, about, done, onClose }: Props) {
  const words = useWords();
  const name = label ?? words.move(resource, move);
  const rule = declarationOf(resource).flow?.moves[move];
  const title = titleOf(resource, record);
  const asked: readonly MoveFieldSpec[] = rule?.comment
    ? [...fields, { source: 'comment', kind: 'comment', label: words.t('kit.comment') }]
    : fields;
  // Typed values stay when the record is fetched again.
  const [start] = useState(() => Object.fromEntries(asked.map((field) => [field.source, startOf(field)])));
  const { mutateAsync } = useMove(resource);
  const named = title.startsWith('#') ? `${words.name(resource)} ${title}` : title;
  const typed = (text: string | undefined) =>
    isSameText(text ?? '', title) ? undefined : words.t('kit.typeTitle', { title });

  return (
    <DialogForm
      title={name}
      subtitle={
        <>
          {about ?? named}
          <Consequence resource={resource} record={record} move={move} />
        </>
      }
      verb={name}
      start={start}
      onSend={({ confirmation: _, ...input }) => mutateAsync({ record, move, input, done })}
      onClose={onClose}
      wide
    >
      {asked.map((field, index) => (
        <MoveInput key={field.source} field={field} autoFocus={index === 0} />
      ))}
      {rule?.final ? (
        <>
          <Alert severity="warning">{words.t('kit.final')}</Alert>
          <TextInput
            source="confirmation"
            label={words.t('kit.typeTitle', { title })}
            validate={[required(), typed]}
            helperText={false}
            autoComplete="off"
          />
        </>
      ) : null}
    </DialogForm>
  );
}
