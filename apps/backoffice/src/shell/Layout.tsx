import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import { type ReactNode, Suspense, useState } from 'react';
import { Loading } from 'react-admin';
import { UnsavedGuard } from '../kit/Unsaved';
import { useWords } from '../kit/words';
import { Jump } from './Jump';
import { Menu } from './Menu';
import { TopBar } from './TopBar';
import { useJumpKey } from './useJumpKey';

const width = 232;

/** The frame of every screen: skip link, menu, bar, the screen itself. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useWords();
  const [menu, setMenu] = useState(false);
  const [jump, setJump] = useState(false);
  useJumpKey(() => setJump(true));
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', bgcolor: 'background.default' }}>
      <Link
        href="#main"
        sx={{
          position: 'absolute',
          left: 8,
          top: -80,
          zIndex: 'tooltip',
          p: 1.5,
          bgcolor: 'background.paper',
          borderRadius: 1,
          '&:focus': { top: 8 },
        }}
      >
        {words.t('shell.skip')}
      </Link>
      <Box
        sx={{
          width,
          flex: 'none',
          display: { xs: 'none', lg: 'block' },
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' }}>
          <Menu />
        </Box>
      </Box>
      <Drawer open={menu} onClose={() => setMenu(false)} slotProps={{ paper: { sx: { width } } }}>
        <Menu onGo={() => setMenu(false)} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar onMenu={() => setMenu(true)} onJump={() => setJump(true)} />
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{ px: { xs: 2, md: 4 }, py: { xs: 3, md: 4 }, maxWidth: 1360, outline: 'none' }}
        >
          <UnsavedGuard>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </UnsavedGuard>
        </Box>
      </Box>
      {jump ? <Jump onClose={() => setJump(false)} /> : null}
    </Box>
  );
}
