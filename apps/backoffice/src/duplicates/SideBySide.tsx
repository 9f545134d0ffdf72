import { takeable, takenOfUser } from '@elenco/core/people';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { FieldValue } from '../kit/FieldValue';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { RecordOf, SourceOf } from '../resources';
import { fieldInCommon } from './fieldInCommon';

interface Side {
  readonly creator: RecordOf<'creators'> | undefined;
  readonly user: RecordOf<'users'> | undefined;
}
interface Props {
  readonly kept: Side;
  readonly merged: Side;
  readonly taken: readonly string[];
  /**
   * Called with the fields to take from the removed account. Undefined if the two accounts cannot be merged.
   */
  readonly onTake: ((fields: readonly string[]) => void) | undefined;
}

const ofUser: ReadonlySet<string> = new Set(takenOfUser);
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  JSON.stringify(value) === '[]' ||
  JSON.stringify(value) === '{}';
/** Fields whose values are lists or objects, which the table shows in a short form. */
const counted = new Set(['prices', 'presences', 'links', 'experience', 'address']);

/** The fields of both accounts. The user chooses which fields to take from the removed account. */
export function SideBySide({ kept, merged, taken, onTake }: Props) {
  const words = useWords();
  const fixed = ['email', 'createdAt'] as const;
  const rows = [...fixed, ...takeable.options].flatMap((field) => {
    const person = ofUser.has(field) || field === 'email';
    const resource = person ? 'users' : 'creators';
    const of = (side: Side) => (person ? side.user : side.creator) as Record<string, unknown> | undefined;
    const values = [kept, merged].map((side) => of(side)?.[field]);
    const [stays, goes] = values;
    if (isEmpty(stays) && isEmpty(goes)) return [];
    const label = words.field(resource, field);
    const shown = (side: Side) => {
      const record = of(side);
      if (!record || isEmpty(record[field])) return '–';
      if (counted.has(field)) return shortOf(record[field]);
      return person ? (
        <FieldValue resource="users" source={field as SourceOf<'users'>} record={side.user as never} />
      ) : (
        <FieldValue
          resource="creators"
          source={field as SourceOf<'creators'>}
          record={side.creator as never}
        />
      );
    };
    const differs = JSON.stringify(stays) !== JSON.stringify(goes) && !isEmpty(goes);
    const offered = onTake && differs && (takeable.options as readonly string[]).includes(field);
    const tick = offered ? (
      <Checkbox
        key="take"
        size="small"
        checked={taken.includes(field)}
        onChange={(_, on) => onTake?.(on ? [...taken, field] : taken.filter((one) => one !== field))}
        slotProps={{ input: { 'aria-label': words.t('duplicates.takeField', { field: label }) } }}
      />
    ) : (
      ''
    );
    const withMark = (side: Side, other: Side) => {
      const common = fieldInCommon(field, of(side), of(other));
      return (
        <>
          {shown(side)}
          {common ? (
            <Typography variant="caption" component="div" color="warning.main">
              {common === field
                ? words.t('duplicates.same')
                : words.t('duplicates.sameAs', { field: words.field(resource, common) })}
            </Typography>
          ) : null}
        </>
      );
    };
    return [{ key: field, cells: [label, withMark(kept, merged), withMark(merged, kept), tick] }];
  });
  const nameOf = ({ creator }: Side) =>
    creator ? `${creator.name} (${words.numbered('creators', creator.id)})` : '–';
  return (
    <SmallTable
      label={words.t('duplicates.fields')}
      heads={[
        words.t('duplicates.field'),
        `${words.t('duplicates.stays')}: ${nameOf(kept)}`,
        `${words.t('duplicates.goes')}: ${nameOf(merged)}`,
        words.t('duplicates.take'),
      ]}
      rows={rows}
    />
  );
}

function shortOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value
      .map((one: Record<string, unknown>) => one.handle ?? one.format ?? '')
      .filter(Boolean)
      .join(', ');
  }
  return Object.values(value as Record<string, unknown>)
    .filter((one) => typeof one === 'string' || typeof one === 'number')
    .join(', ');
}
