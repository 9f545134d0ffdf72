import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment } from 'react';
import { Menu as AdminMenu, useSidebarState } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useActor } from '../kit/useActor';
import { WaitingCount } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import { type Entry, labelOf, markedFor, menuFor } from './menu';

/** The menu by group; only entries that the actor's duties include. */
export function Menu() {
  const words = useWords();
  const [open, setOpen] = useSidebarState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const groups = menuFor(useActor());
  const marked = markedFor(useLocation().pathname);
  return (
    <AdminMenu
      component="nav"
      role="navigation"
      aria-label={words.t('shell.menu')}
      onClick={() => narrow && setOpen(false)}
    >
      {groups.map((group) => (
        <Fragment key={group.key}>
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ px: 1, pt: 1.5, pb: 0.5, fontWeight: 600 }}
          >
            {open ? words.t(`shell.${group.key}`) : ' '}
          </Typography>
          {group.entries.map((entry) => (
            <Item key={entry.address} entry={entry} marked={entry.address === marked} />
          ))}
        </Fragment>
      ))}
    </AdminMenu>
  );
}

/** A plain link: thirty menu items of MUI take half of the time until a screen shows its first row. */
function Item({ entry, marked }: { readonly entry: Entry; readonly marked: boolean }) {
  const words = useWords();
  const { resource, address, icon: Icon, waits } = entry;
  const name = labelOf(entry, words);
  return (
    <Link to={address} title={name} aria-current={marked ? 'page' : undefined}>
      <Icon fontSize="small" aria-hidden />
      <span className="name">{name}</span>
      {waits ? <WaitingCount resource={resource} /> : null}
    </Link>
  );
}
