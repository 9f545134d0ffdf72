import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { hasDuty } from '../kit/access';
import { Count } from '../kit/Count';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Logo } from './Logo';
import { type Entry, menuFor, targetOf } from './menu';

/** Where one can go, by group; only what one's duties open. */
export function Menu({ onGo }: { onGo?: () => void }) {
  const words = useWords();
  const actor = useActor();
  const groups = menuFor(actor);
  return (
    <Box component="nav" aria-label={words.t('shell.menu')} sx={{ p: 2 }}>
      <Box sx={{ px: 1, pb: 2 }}>
        <Logo />
      </Box>
      {groups.map((group) => (
        <Box key={group.key} sx={{ mb: 2 }}>
          <Typography
            id={`menu-${group.key}`}
            variant="caption"
            color="textSecondary"
            sx={{ px: 1.5, fontWeight: 600 }}
          >
            {words.t(`shell.${group.key}`)}
          </Typography>
          <List disablePadding aria-labelledby={`menu-${group.key}`}>
            {group.entries.map((entry) => (
              <Line key={targetOf(entry, words).to} entry={entry} onGo={onGo} />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function Line({ entry, onGo }: { entry: Entry; onGo: (() => void) | undefined }) {
  const words = useWords();
  const actor = useActor();
  const { resource, icon: Icon, waiting } = entry;
  const { to, label } = targetOf(entry, words);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        onClick={onGo}
        sx={{
          borderRadius: '10px',
          py: 0.75,
          px: 1.5,
          fontSize: 'body2.fontSize',
          color: 'text.secondary',
          '&.active, &.active:hover': { bgcolor: 'text.primary', color: 'background.default' },
          '&.active .MuiListItemIcon-root': { color: 'background.default' },
        }}
      >
        <ListItemIcon sx={{ minWidth: 32 }}>
          <Icon fontSize="small" aria-hidden />
        </ListItemIcon>
        {label}
        {waiting && hasDuty(actor, waiting.duty) ? (
          <Box component="span" sx={{ ml: 'auto', pl: 1, fontWeight: 600 }}>
            <Count resource={resource} filter={{ status: waiting.states }} />
          </Box>
        ) : null}
      </ListItemButton>
    </ListItem>
  );
}
