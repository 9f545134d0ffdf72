import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type RaRecord, usePrevNextController, useStore } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceName } from '../resources';
import { useWords } from './words';

interface Shown {
  readonly resource: ResourceName;
  readonly record: RaRecord;
}

/** The record that the screen is about. */
export const ShownRecord = createContext<Shown | undefined>(undefined);

/** Beyond so many rows of the list nobody goes one by one. */
const most = 200;

/** To the records before and after this one, as the list stood that one came from. */
export function Neighbours() {
  const shown = useContext(ShownRecord);
  const [list] = useStore<object | undefined>(`${shown?.resource}.listParams`);
  return shown && list ? <Links {...shown} /> : null;
}

function Links(shown: Shown) {
  const words = useWords();
  const { hasPrev, hasNext, prevPath, nextPath, index, total } = usePrevNextController({
    ...shown,
    linkType: 'show',
    limit: most,
  });
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
