import { type ReactNode, useState } from 'react';
import { Layout as AdminLayout, Sidebar as AdminSidebar, type SidebarProps } from 'react-admin';
import { UnsavedGuard } from '../kit/Unsaved';
import { useWords } from '../kit/words';
import { Jump } from './Jump';
import { JumpContext } from './jumping';
import { Menu } from './Menu';
import { TopBar } from './TopBar';
import { useJumpKey } from './useJumpKey';

/** The frame of every screen: react-admin's, with our bar, menu and palette. */
export function Layout({ children }: { children: ReactNode }) {
  const [jumping, setJumping] = useState(false);
  const jump = () => setJumping(true);
  useJumpKey(jump);
  return (
    <JumpContext.Provider value={jump}>
      <AdminLayout appBar={TopBar} appBarAlwaysOn menu={Menu} sidebar={Sidebar}>
        <UnsavedGuard>{children}</UnsavedGuard>
        {jumping ? <Jump onClose={() => setJumping(false)} /> : null}
      </AdminLayout>
    </JumpContext.Provider>
  );
}

/** On a phone it opens over the page, and says what it is. */
function Sidebar(props: SidebarProps) {
  const words = useWords();
  return <AdminSidebar {...props} slotProps={{ paper: { 'aria-label': words.t('shell.menu') } }} />;
}
