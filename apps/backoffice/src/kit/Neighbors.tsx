import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, usePrevNextController, useStore } from 'ra-core';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { firstSortOf } from '../addresses';
import type { ResourceName } from '../resources';
import { neighborKeys } from './neighborKeys';
import { countText } from './WaitingCount';
import { useWords } from './words';

interface Shown {
  readonly resource: ResourceName;
  readonly record: RaRecord;
}

/** The record of the current screen. */
export const ShownRecord = createContext<Shown | undefined>(undefined);

/**
 * Navigation state of a link from rows outside the resource's list. It contains the filter and order of the
 * rows.
 */
export interface ListedState {
  readonly listed: {
    readonly filter: object;
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  };
}

/** Maximum number of rows that are read to find the neighbors when a record is opened. */
const MAX_ROWS = 200;

/**
 * Links to the previous and next record: among the rows from which the user came, otherwise in the list that
 * the user last saw, otherwise in the whole list. Records without a list of their own, such as contracts,
 * have neighbors only among the rows from which the user came. A record after the first `MAX_ROWS` rows has no
 * neighbors; a text says so.
 */
export function Neighbors() {
  const shown = useContext(ShownRecord);
  const state = useLocation().state as Partial<ListedState> | null;
  if (!shown) return null;
  const own = firstSortOf(shown.resource);
  const sort = own ? { field: own[0], order: own[1] } : undefined;
  const start = state?.listed?.sort ?? sort;
  return start ? (
    <Links key={shown.resource} {...shown} state={state} sort={start} whole={sort} seen />
  ) : null;
}

type Sort = ListedState['listed']['sort'];

interface LinksProps extends Shown {
  readonly state: Partial<ListedState> | null;
  readonly sort: Sort;
  /** Sort order of the whole list; undefined for a resource without a list. */
  readonly whole: Sort | undefined;
  /**
   * True to use the filter and order of the rows from which the user came, or of the list that the user last
   * saw. False to use the whole list.
   */
  readonly seen: boolean;
}

function Links({ seen, sort, whole, state, ...shown }: LinksProps) {
  const words = useWords();
  const [lastSeen] = useStore<{ readonly filter?: object } | undefined>(`${shown.resource}.listParams`);
  const listed = seen ? state?.listed : undefined;
  const chosen = listed ?? lastSeen;
  const { hasPrev, hasNext, prevPath, nextPath, index, total, isPending } = usePrevNextController({
    ...shown,
    linkType: 'show',
    limit: MAX_ROWS,
    sort,
    ...(listed ? { filter: listed.filter } : {}),
    ...(seen && lastSeen && !listed ? {} : { storeKey: false as const }),
  });
  const recordId = String(shown.record.id);
  const hasLinks = hasPrev || hasNext;
  // The record may be one of the rows that were not read, or the filter excludes it. The server tells which.
  const isUnknown = seen && Boolean(chosen) && !isPending && index === undefined && (total ?? 0) > MAX_ROWS;
  const { data: among } = useGetList(
    shown.resource,
    {
      filter: { ...chosen?.filter, id: shown.record.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: isUnknown },
  );
  useEffect(() => {
    if (hasLinks) neighborKeys.shown(recordId);
  }, [hasLinks, recordId]);
  if (isUnknown && !among) return null;
  if (isUnknown && among && among.length > 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {words.t('keys.beyond', { most: words.number(MAX_ROWS), total: countText(total ?? 0, words) })}
      </Typography>
    );
  }
  // A record that the filter excludes is looked up in the whole list.
  if (seen && chosen && whole && !isPending && index === undefined)
    return <Links {...shown} state={state} sort={whole} whole={whole} seen={false} />;
  if (!hasLinks) return null;
  return (
    <Box
      className="neighbors"
      data-record={recordId}
      component="nav"
      aria-label={words.t('keys.neighbors')}
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <Neighbor
        to={prevPath}
        state={state}
        label={words.t('keys.previous')}
        hotkey="p"
        icon={<NavigateBefore />}
      />
      {/* No position is shown if the user has seen no list, or if the record no longer matches the
          list's filter. */}
      {index === undefined || !seen || !chosen ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {words.t('keys.position', { place: words.number(index + 1), total: countText(total ?? 0, words) })}
        </Typography>
      )}
      <Neighbor to={nextPath} state={state} label={words.t('keys.next')} hotkey="n" icon={<NavigateNext />} />
    </Box>
  );
}

interface NeighborProps {
  readonly to: string | undefined;
  /** Navigation state that the links to the neighbors pass on. */
  readonly state: object | null;
  readonly label: string;
  readonly hotkey: string;
  readonly icon: ReactNode;
}

function Neighbor({ to, state, label, hotkey, icon }: NeighborProps) {
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
