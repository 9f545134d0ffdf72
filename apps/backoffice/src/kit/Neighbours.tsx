import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, usePrevNextController, useStore } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { firstSortOf } from '../addresses';
import type { Part } from '../part';
import type { ResourceName } from '../resources';
import { useWords } from './words';

interface Shown {
  readonly resource: ResourceName;
  readonly record: RaRecord;
}

/** The record of the current screen. */
export const ShownRecord = createContext<Shown | undefined>(undefined);

/** Maximum rows of a list that are read to find the neighbours, each time a record is opened. */
const MAX_ROWS = 200;

/** Links to the previous and next record in the list the user last saw, or in the whole list. */
export function Neighbours() {
  const shown = useContext(ShownRecord);
  const sort = shown && firstSortOf(shown.resource);
  return shown && sort ? <Links key={shown.resource} {...shown} sort={sort} seen /> : null;
}

interface LinksProps extends Shown {
  readonly sort: NonNullable<Part['sort']>;
  /** Uses the filter and order that the user last chose. */
  readonly seen: boolean;
}

function Links({ seen, sort, ...shown }: LinksProps) {
  const words = useWords();
  const [field, order] = sort;
  const [chosen] = useStore<object | undefined>(`${shown.resource}.listParams`);
  const { hasPrev, hasNext, prevPath, nextPath, index, total, isPending } = usePrevNextController({
    ...shown,
    linkType: 'show',
    limit: MAX_ROWS,
    sort: { field, order },
    ...(seen && chosen ? {} : { storeKey: false as const }),
  });
  // A record excluded by the filter is looked up in the whole list.
  if (seen && chosen && !isPending && index === undefined)
    return <Links {...shown} sort={sort} seen={false} />;
  if (!hasPrev && !hasNext) return null;
  return (
    <Box
      className="neighbours"
      component="nav"
      aria-label={words.t('keys.neighbours')}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Neighbour to={prevPath} label={words.t('keys.previous')} hotkey="p" icon={<NavigateBefore />} />
      {index === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {words.number(index + 1)} / {words.number(total ?? 0)}
        </Typography>
      )}
      <Neighbour to={nextPath} label={words.t('keys.next')} hotkey="n" icon={<NavigateNext />} />
    </Box>
  );
}

interface NeighbourProps {
  readonly to: string | undefined;
  readonly label: string;
  readonly hotkey: string;
  readonly icon: ReactNode;
}

function Neighbour({ to, label, hotkey, icon }: NeighbourProps) {
  const shared = { 'aria-label': label, 'aria-keyshortcuts': hotkey, size: 'small' } as const;
  return to === undefined ? (
    <IconButton disabled {...shared}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={Link} to={to} {...shared}>
      {icon}
    </IconButton>
  );
}
