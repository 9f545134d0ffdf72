import type { Actor } from '@elenco/core/people';
import { usePermissions } from 'ra-core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Layout as AdminLayout, Sidebar as AdminSidebar, type SidebarProps } from 'react-admin';
import { UnsavedGuard } from '../kit/Unsaved';
import { ActorContext, useActor } from '../kit/useActor';
import { useLive } from '../kit/useLive';
import { useWords } from '../kit/words';
import { ConnectionBar } from './ConnectionBar';
import { FirstPlaceContext } from './firstPlace';
import { Jump } from './Jump';
import { JumpContext } from './jumping';
import { KeysHelp } from './KeysHelp';
import { Menu } from './Menu';
import { labelOf, menuFor } from './menu';
import { ScreenError } from './ScreenError';
import { TopBar } from './TopBar';
import { useJumpKey } from './useJumpKey';
import { useKeys } from './useKeys';

const nobody: Actor = { role: 'nobody' };

/** Layout of every screen: react-admin's layout with this app's bar, menu and command palette. */
export function Layout({ children }: { children: ReactNode }) {
  const { permissions } = usePermissions<Actor>();
  return (
    <ActorContext.Provider value={permissions ?? nobody}>
      <Frame>{children}</Frame>
    </ActorContext.Provider>
  );
}

function Frame({ children }: { children: ReactNode }) {
  useLive();
  const [jumping, setJumping] = useState(false);
  const jump = () => setJumping(true);
  useJumpKey(jump);
  const [helping, setHelping] = useState(false);
  useKeys(useCallback(() => setHelping(true), []));
  return (
    <JumpContext.Provider value={jump}>
      <FirstPlaceContext.Provider value={useFirstPlace()}>
        <AdminLayout appBar={TopBar} appBarAlwaysOn error={ScreenError} menu={Menu} sidebar={Sidebar}>
          <UnsavedGuard>{children}</UnsavedGuard>
          <ConnectionBar />
          {helping ? <KeysHelp onClose={() => setHelping(false)} /> : null}
          {jumping ? <Jump onClose={() => setJumping(false)} /> : null}
        </AdminLayout>
      </FirstPlaceContext.Provider>
    </JumpContext.Provider>
  );
}

function useFirstPlace() {
  const actor = useActor();
  const words = useWords();
  return useMemo(() => {
    const [first] = menuFor(actor).flatMap(({ entries }) => entries);
    return first && { to: first.address, label: labelOf(first, words) };
  }, [actor, words]);
}

/** The menu. On phones, the menu covers the page and has an accessible name. */
function Sidebar(props: SidebarProps) {
  const words = useWords();
  return <AdminSidebar {...props} slotProps={{ paper: { 'aria-label': words.t('shell.menu') } }} />;
}
