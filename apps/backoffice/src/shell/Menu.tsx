import { helpAddress, helpFor, staffHelp } from '@elenco/core/people';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
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
  const actor = useActor();
  const groups = menuFor(actor);
  const help = staffHelp.filter((page) => helpFor(actor).includes(page));
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
          <Heading open={open}>{words.t(`shell.${group.key}`)}</Heading>
          {group.entries.map((entry) => (
            <Item key={entry.address} entry={entry} marked={entry.address === marked} />
          ))}
        </Fragment>
      ))}
      {help.length > 0 && <Heading open={open}>{words.t('shell.help')}</Heading>}
      {help.map((page) => {
        const name = words.t(`shell.helpFor.${page}`);
        return (
          <a key={page} href={helpAddress(page)} title={name} target="_blank" rel="noopener">
            <HelpOutline fontSize="small" aria-hidden />
            <span className="name">{name}</span>
          </a>
        );
      })}
    </AdminMenu>
  );
}

/** Name of a group; its space stays when the menu is folded. */
function Heading({ open, children }: { readonly open: boolean; readonly children: string }) {
  return (
    <Typography variant="caption" color="textSecondary" sx={{ px: 1, pt: 1.5, pb: 0.5, fontWeight: 600 }}>
      {open ? children : ' '}
    </Typography>
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
