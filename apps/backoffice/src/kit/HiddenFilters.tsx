import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useListContext } from 'ra-core';
import { declarationOf, type RecordOf, type ResourceName, type ResourceWithFlow } from '../resources';
import { FieldValue } from './FieldValue';
import { type HiddenFilter, hiddenFilters } from './hiddenFilters';
import { kindOf } from './options';
import { useWords, type Words } from './words';

/** Maximum number of records that a filter lists by name. For more records, only their number is shown. */
const MAX_NAMED = 3;

interface Props {
  readonly resource: ResourceName;
  readonly inputs: readonly string[];
  readonly byTabs: readonly string[];
}

/** Active filters that no input shows, each with a button that removes it. */
export function HiddenFilters({ resource, inputs, byTabs }: Props) {
  const words = useWords();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const hidden = hiddenFilters(filterValues, inputs, byTabs);
  if (hidden.length === 0) return null;
  const remove = ({ names }: HiddenFilter) =>
    setFilters(
      Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name))),
      displayedFilters,
    );
  return (
    <Box
      component="ul"
      aria-label={words.t('kit.activeFilters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}
    >
      {hidden.map((one) => {
        const label = words.field(resource, one.field);
        const remover = words.t('kit.removeFilter', { name: label });
        return (
          <Box key={one.field} component="li" sx={chip}>
            <span>
              {label}: <Value resource={resource} filter={one} />
            </span>
            <IconButton size="small" aria-label={remover} title={remover} onClick={() => remove(one)}>
              <Close sx={{ fontSize: 16 }} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

const chip = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pl: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  typography: 'body2',
  minWidth: 0,
} as const;

function Value({ resource, filter }: { readonly resource: ResourceName; readonly filter: HiddenFilter }) {
  const words = useWords();
  const { field, values, isRange } = filter;
  const kind = kindOf(declarationOf(resource), field);
  if (kind === 'reference' && values.length === 1) {
    const record = { [field]: values[0] } as unknown as RecordOf<ResourceName>;
    return <FieldValue resource={resource} record={record} source={field as never} />;
  }
  const text = (value: unknown) => textOf(resource, field, value, words);
  if (isRange) {
    const [from, to] = values;
    if (from === undefined) return <>{words.t('kit.upTo', { value: text(to) })}</>;
    if (to === undefined) return <>{words.t('kit.since', { value: text(from) })}</>;
    return <>{`${text(from)} – ${text(to)}`}</>;
  }
  const isRecords = field === 'id' || kind === 'reference';
  if (isRecords && values.length > MAX_NAMED)
    return <>{words.t('kit.chosenRecords', { count: words.number(values.length) })}</>;
  return <>{words.list(values.map(text))}</>;
}

function textOf(resource: ResourceName, field: string, value: unknown, words: Words): string {
  switch (kindOf(declarationOf(resource), field)) {
    case 'status':
      return words.status(resource as ResourceWithFlow, String(value));
    case 'money':
      return words.amount(Number(value));
    case 'day':
    // The bounds of an instant are shown as whole days.
    case 'instant':
      return words.day(String(value));
    case 'boolean':
      return words.t(value === true || value === 'true' ? 'kit.yes' : 'kit.no');
    case 'resource':
      return words.table(String(value));
    case 'option':
    case 'options':
      return words.option(resource, field, String(value));
    case 'reference':
      return `#${value}`;
    default:
      return field === 'id' ? `#${value}` : String(value);
  }
}
