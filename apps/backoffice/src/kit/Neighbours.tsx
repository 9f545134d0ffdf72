import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, usePrevNextController, useStore } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firstSortOf } from '../addresses';
import type { Part } from '../part';
import type { ResourceName } from '../resources';
import { neighbourKeys } from './neighbourKeys';
import { useWords } from './words';

interface Shown {
  readonly resource: ResourceName;
  readonly record: RaRecord;
}

/** The record of the current screen. */
export const ShownRecord = createContext<Shown | undefined>(undefined);

/** Navigation state of a link from rows outside the resource's list: their filter and order. */
export interface ListedState {
  readonly listed: {
    readonly filter: object;
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  };
}

/** Maximum number of rows that are read to find the neighbors when a record is opened. */
const MAX_ROWS = 200;

/**
 * Links to the previous and next record: among the rows from which the user came, in the list the user last
 * saw, or in the whole list.
 */
export function Neighbours() {
  const shown = useContext(ShownRecord);
  const sort = shown && firstSortOf(shown.resource);
  return shown && sort ? <Links key={shown.resource} {...shown} sort={sort} seen /> : null;
}

interface LinksProps extends Shown {
  readonly sort: NonNullable<Part['sort']>;
  /** True to use the filter and order that the user last chose. */
  readonly seen: boolean;
}

function Links({ seen, sort, ...shown }: LinksProps) {
  const words = useWords();
  const [field, order] = sort;
  const [lastSeen] = useStore<object | undefined>(`${shown.resource}.listParams`);
  const state = useLocation().state as Partial<ListedState> | null;
  const listed = seen ? state?.listed : undefined;
  const chosen = listed ?? lastSeen;
  const { hasPrev, hasNext, prevPath, nextPath, index, total, isPending } = usePrevNextController({
    ...shown,
    linkType: 'show',
    limit: MAX_ROWS,
    sort: listed?.sort ?? { field, order },
    ...(listed ? { filter: listed.filter } : {}),
    ...(seen && lastSeen && !listed ? {} : { storeKey: false as const }),
  });
  const recordId = String(shown.record.id);
  const hasLinks = hasPrev || hasNext;
  useEffect(() => {
    if (hasLinks) neighbourKeys.shown(recordId);
  }, [hasLinks, recordId]);
  // A record that the filter excludes is looked up in the whole list.
  if (seen && chosen && !isPending && index === undefined)
    return <Links {...shown} sort={sort} seen={false} />;
  if (!hasLinks) return null;
  return (
    <Box
      className="neighbours"
      data-record={recordId}
      component="nav"
      aria-label={words.t('keys.neighbours')}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Neighbour
        to={prevPath}
        state={state}
        label={words.t('keys.previous')}
        hotkey="p"
        icon={<NavigateBefore />}
      />
      {/* A record that left the filter has no position in it; that in the whole list would look like a jump. */}
      {index === undefined || !seen ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {words.number(index + 1)} / {words.number(total ?? 0)}
        </Typography>
      )}
      <Neighbour
        to={nextPath}
        state={state}
        label={words.t('keys.next')}
        hotkey="n"
        icon={<NavigateNext />}
      />
    </Box>
  );
}

interface NeighbourProps {
  readonly to: string | undefined;
  /** Navigation state that the links keep. */
  readonly state: object | null;
  readonly label: string;
  readonly hotkey: string;
  readonly icon: ReactNode;
}

function Neighbour({ to, state, label, hotkey, icon }: NeighbourProps) {
  const shared = { 'aria-label': label, 'aria-keyshortcuts': hotkey, size: 'small' } as const;
  return to === undefined ? (
    <IconButton disabled {...shared}>
      {icon}
    </IconButton>
  ) : (
    <IconButton component={Link} to={to} state={state} {...shared}>
      {icon}
    </IconButton>
  );
}
