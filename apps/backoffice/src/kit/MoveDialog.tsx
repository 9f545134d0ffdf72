import { isSameText } from '@elenco/core/kit';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { required, TextInput } from 'react-admin';
import { titleOf } from '../addresses';
import { Consequence } from '../consequences/Consequence';
import { declarationOf, type ResourceWithFlow } from '../resources';
import { DialogForm } from './DialogForm';
import { type MoveFieldSpec, MoveInput, startOf } from './MoveInput';
import { namedRecord } from './outcome';
import { readersOf } from './readers';
import { type MovableRecord, useMove } from './useMove';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceWithFlow;
  readonly record: MovableRecord;
  readonly move: string;
  readonly fields: readonly MoveFieldSpec[];
  /** Label of the move; by default its usual name. */
  readonly label?: string | undefined;
  /** Subtitle with facts that matter to the decision. */
  readonly about?: ReactNode;
  /** Reason why the move is not possible yet. The button is disabled. */
  readonly blocked?: string | undefined;
  /** Amount that the dialog states. The message after the move states the same amount. */
  readonly statedCents?: number | undefined;
  readonly onClose: () => void;
}

/**
 * Dialog for a move: the move's effect, its fields, and the reason if the flow requires one. For a final
 * move, the user types the record's title. Errors of a refused move are shown at their fields.
 */
export function MoveDialog({
  resource,
  record,
  move,
  fields,
  label,
  about,
  blocked,
  statedCents,
  onClose,
}: Props) {
  const words = useWords();
  const name = label ?? words.move(resource, move);
  const rule = declarationOf(resource).flow?.moves[move];
  const title = titleOf(resource, record);
  const asked: readonly MoveFieldSpec[] =
    rule?.comment && !fields.some(({ source }) => source === 'comment')
      ? [
          ...fields,
          {
            source: 'comment',
            kind: 'comment',
            label: words.t('kit.comment'),
            hint: words.t(`kit.readers.${readersOf(resource, record, move)}`),
          },
        ]
      : fields;
  // Typed values stay when the record is fetched again.
  const [start] = useState(() => Object.fromEntries(asked.map((field) => [field.source, startOf(field)])));
  const { mutateAsync } = useMove(resource);
  const typed = (text: string | undefined) =>
    isSameText(text ?? '', title) ? undefined : words.t('kit.typeTitle', { title });

  return (
    <DialogForm
      title={name}
      subtitle={
        <>
          {about ?? namedRecord(resource, record, words)}
          <Consequence resource={resource} record={record} move={move} />
        </>
      }
      verb={name}
      start={start}
      onSend={({ confirmation: _, ...input }) => mutateAsync({ record, move, input, statedCents })}
      onClose={onClose}
      disabled={blocked !== undefined}
      wide
    >
      {blocked ? <Alert severity="warning">{blocked}</Alert> : null}
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
