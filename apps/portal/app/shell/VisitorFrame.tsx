import type { ReactNode } from 'react';
import { Public } from './Public';
import { SharedFrame } from './SharedFrame';
import type { SharedFrameData } from './shared.server';

/**
 * Frame of a public page that is also in the menu of signed-in users: the user's own frame, or for visitors
 * the public one.
 */
export function VisitorFrame({ frame, children }: { frame: SharedFrameData | null; children: ReactNode }) {
  return frame ? <SharedFrame frame={frame}>{children}</SharedFrame> : <Public>{children}</Public>;
}
