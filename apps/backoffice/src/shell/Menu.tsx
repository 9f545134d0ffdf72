import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { NavLink } from 'react-router-dom';
import { lists } from '../addresses';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { Logo } from './Logo';
import { menuFor } from './menu';

/** Where one can go, by group; only what one's duties open. */
export function Menu({ onGo }: { onGo?: () => void }) {
  const words = useWords();
  const groups = menuFor(useActor());
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
            {group.entries.map(({ resource, icon: Icon }) => (
              <ListItem key={resource} disablePadding>
                <ListItemButton
                  component={NavLink}
                  to={lists[resource]}
                  end={lists[resource] === '/'}
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
                  {words.name(resource, 2)}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}
