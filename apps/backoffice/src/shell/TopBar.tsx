import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppBar, LoadingIndicator, LocalesMenuButton, ToggleThemeButton } from 'react-admin';
import { useWords } from '../kit/words';
import { Bell } from './Bell';
import { useJump } from './jumping';
import { Logo } from './Logo';

/** Bar with the command palette, notifications, language, theme and sign-out. */
export function TopBar() {
  const words = useWords();
  const jump = useJump();
  return (
    <AppBar alwaysOn toolbar={<Tools />}>
      <Logo />
      <Button
        color="secondary"
        variant="outlined"
        onClick={jump}
        startIcon={<Search />}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={words.t('shell.jump')}
        sx={{ color: 'text.secondary', fontWeight: 500, minWidth: 0, ml: { md: 4 } }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {words.t('shell.jump')}
        </Box>
        <Box
          component="kbd"
          aria-hidden
          sx={{ ml: 2, typography: 'caption', display: { xs: 'none', md: 'inline' } }}
        >
          Ctrl K
        </Box>
      </Button>
      <Box sx={{ flex: 1 }} />
    </AppBar>
  );
}

function Tools() {
  return (
    <>
      <Bell />
      <LocalesMenuButton />
      <ToggleThemeButton />
      <LoadingIndicator sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
    </>
  );
}
