import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Menu as AdminMenu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useActor } from '../kit/useActor';
import { WaitingCount } from '../kit/WaitingCount';
import { useWords } from '../kit/words';
import { type Entry, labelOf, markedFor, menuFor } from './menu';

/** Where one can go, by group; only what one's duties open. */
export function Menu() {
  const words = useWords();
  const [open] = useSidebarState();
  const groups = menuFor(useActor());
  return (
    <AdminMenu component="nav" role="navigation" aria-label={words.t('shell.menu')}>
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
            <Item key={entry.address} entry={entry} />
          ))}
        </Fragment>
      ))}
    </AdminMenu>
  );
}

function Item({ entry }: { entry: Entry }) {
  const words = useWords();
  const { pathname } = useLocation();
  const marked = markedFor(pathname) === entry.address;
  const { resource, address, icon: Icon, waits } = entry;
  const name = labelOf(entry, words);
  return (
    <AdminMenu.Item
      to={address}
      role="link"
      aria-current={marked ? 'page' : undefined}
      leftIcon={<Icon fontSize="small" aria-hidden />}
      primaryText={name}
    >
      {name}
      {waits ? <WaitingCount resource={resource} /> : null}
    </AdminMenu.Item>
  );
}
