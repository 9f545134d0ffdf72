import { resources } from '@elenco/core';
import { parseMoney, parseWhole } from '@elenco/core/kit';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { declarationOf, type ResourceName } from '../resources';
import { dayOf, firstOf, lastOf } from './dayBounds';
import { kindOf, referenceOf, valuesOf } from './options';
import { ReferenceInput } from './ReferenceInput';
import { usePaused } from './usePaused';
import { useWords } from './words';

export type FilterValues = Readonly<Record<string, string | number | boolean | undefined>>;

interface Props {
  readonly resource: ResourceName;
  readonly source: string;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
}

/** The input that suits a declared filter, by its kind and the field's schema. */
export function FilterInput({ resource, source, values, onChange }: Props) {
  const words = useWords();
  const declaration = declarationOf(resource);
  const kind = kindOf(declaration, source);
  const reference = referenceOf(source);
  const label = words.field(resource, source);
  const set = (value: string | number | boolean | undefined) => onChange({ [source]: value });

  if (declaration.filters[source] === 'between') {
    return (
      <Between
        label={label}
        source={source}
        instant={kind === 'instant'}
        day={kind === 'day'}
        money={kind === 'money'}
        values={values}
        onChange={onChange}
      />
    );
  }
  if (reference) {
    const value = values[source];
    return (
      <ReferenceInput
        resource={reference}
        label={label}
        value={value === undefined ? undefined : Number(value)}
        onChange={set}
      />
    );
  }
  if (kind === 'resource') {
    const choices = (Object.keys(resources) as ResourceName[])
      .map((name) => ({ value: name, label: words.name(name, 2) }))
      .sort((a, b) => a.label.localeCompare(b.label, words.locale));
    return <Choice label={label} value={values[source]} choices={choices} onChange={set} />;
  }
  if (kind === 'boolean') {
    const choices = [
      { value: 'true', label: words.t('kit.yes') },
      { value: 'false', label: words.t('kit.no') },
    ];
    return (
      <Choice
        label={label}
        value={values[source]}
        choices={choices}
        onChange={(value) => set(value === undefined ? undefined : value === 'true')}
      />
    );
  }
  const listed = valuesOf(declaration, source);
  if (listed) {
    const word = (value: string) =>
      kind === 'status' ? words.status(resource, value) : words.option(resource, source, value);
    return (
      <Choice
        label={label}
        value={values[source]}
        choices={listed.map((value) => ({ value, label: word(value) }))}
        onChange={set}
      />
    );
  }
  if (kind === 'number') return <Figure label={label} value={values[source]} onChange={set} />;
  return <Plain label={label} type="text" value={values[source]} onChange={set} />;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | number | boolean | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const words = useWords();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
      sx={{ minWidth: `calc(${label.length}ch + 64px)` }}
    >
      <MenuItem value="">{words.t('kit.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface PlainProps {
  readonly label: string;
  readonly type: 'text' | 'date';
  readonly value: string | number | boolean | undefined;
  readonly onChange: (text: string) => void;
}

function Plain({ label, type, value, onChange }: PlainProps) {
  return (
    <TextField
      size="small"
      type={type}
      label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: `max(160px, ${label.length}ch + 36px)` }}
      slotProps={{ inputLabel: type === 'date' ? { shrink: true } : {} }}
    />
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: FilterValues[string];
  /** In whole units; it is kept in minor ones. */
  readonly money?: boolean;
  readonly onChange: (value: string | number | undefined) => void;
}

/** A number as the person writes it, asked for after a pause; what is none is sent as it is, and refused as such. */
function Figure({ label, value, money = false, onChange }: FigureProps) {
  const words = useWords();
  const shown =
    typeof value === 'number'
      ? money
        ? words.amount(value)
        : words.number(value)
      : value === undefined
        ? ''
        : String(value);
  const read = (text: string) => (money ? parseMoney(text, words.tag) : parseWhole(text));
  const [text, setText] = usePaused(shown, (typed) =>
    onChange(typed.trim() === '' ? undefined : (read(typed) ?? typed)),
  );
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: `max(160px, ${label.length}ch + 36px)` }}
      slotProps={{ htmlInput: { inputMode: money ? 'decimal' : 'numeric' } }}
    />
  );
}

interface BetweenProps {
  readonly label: string;
  readonly source: string;
  readonly day: boolean;
  readonly instant: boolean;
  readonly money: boolean;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
}

/** Two bounds. People give days and numbers; the server compares instants and minor units. */
function Between({ label, source, day, instant, money, values, onChange }: BetweenProps) {
  const words = useWords();
  const shown = (value: FilterValues[string]) => {
    if (value === undefined) return undefined;
    return instant ? dayOf(String(value)) : value;
  };
  const asked = (text: string, end: boolean) => {
    if (text === '') return undefined;
    if (instant) return end ? lastOf(text) : firstOf(text);
    return text;
  };
  const bound = (name: string, text: string, end: boolean) =>
    day || instant ? (
      <Plain
        label={text}
        type="date"
        value={shown(values[name])}
        onChange={(next) => onChange({ [name]: asked(next, end) })}
      />
    ) : (
      <Figure
        label={text}
        value={values[name]}
        money={money}
        onChange={(next) => onChange({ [name]: next })}
      />
    );
  return (
    <>
      {bound(`${source}_gte`, words.t('kit.from', { field: label }), false)}
      {bound(`${source}_lte`, words.t('kit.to', { field: label }), true)}
    </>
  );
}
