import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTheme as useMuiTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLocaleState, useLogout } from 'ra-core';
import { useTheme } from 'react-admin';
import { usePrefer } from '../kit/prefer';
import { useWords } from '../kit/words';
import { locales } from '../providers/i18n';

interface Props {
  readonly onMenu: () => void;
  readonly onJump: () => void;
}

/** Jump, language, light and dark, and the way out. */
export function TopBar({ onMenu, onJump }: Props) {
  const words = useWords();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1, md: 4 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
      }}
    >
      <IconButton onClick={onMenu} aria-label={words.t('shell.openMenu')} sx={{ display: { lg: 'none' } }}>
        <MenuIcon />
      </IconButton>
      <Button
        color="secondary"
        variant="outlined"
        onClick={onJump}
        startIcon={<Search />}
        aria-keyshortcuts="Control+K Meta+K"
        sx={{ borderColor: 'divider', fontWeight: 500, color: 'text.secondary' }}
      >
        {words.t('shell.jump')}
        <Box
          component="kbd"
          aria-hidden
          sx={{ ml: 2, typography: 'caption', display: { xs: 'none', md: 'inline' } }}
        >
          Ctrl K
        </Box>
      </Button>
      <Box sx={{ flex: 1 }} />
      <LanguageSwitch />
      <SchemeSwitch />
      <Typography variant="body2" sx={{ fontWeight: 600, px: 1, display: { xs: 'none', md: 'block' } }}>
        {identity?.fullName}
      </Typography>
      <Tooltip title={words.t('shell.logout')}>
        <IconButton onClick={() => logout()} aria-label={words.t('shell.logout')}>
          <Logout fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function LanguageSwitch() {
  const words = useWords();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={locale}
      aria-label={words.t('shell.language')}
      onChange={(_, next: string | null) => next && setLocale(next)}
    >
      {locales.map((each) => (
        <ToggleButton
          key={each.locale}
          value={each.locale}
          lang={each.locale}
          aria-label={each.name}
          sx={{ px: 1.25, py: 0.5 }}
        >
          {each.locale}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function SchemeSwitch() {
  const words = useWords();
  const [, setScheme] = useTheme();
  const { mode } = useMuiTheme().palette;
  const prefer = usePrefer();
  const next = mode === 'dark' ? 'light' : 'dark';
  const label = words.t(next === 'dark' ? 'shell.dark' : 'shell.light');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => {
          setScheme(next);
          void prefer('scheme', next);
        }}
      >
        {next === 'dark' ? <DarkMode fontSize="small" /> : <LightMode fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
