import type { ReactNode } from 'react';
import { Frame as CreatorFrame } from '../creator/Frame';
import { BrandFrame } from './BrandFrame';
import { StaffFrame } from './StaffFrame';
import type { SharedFrameData } from './shared.server';

type Props = { frame: SharedFrameData; children: ReactNode };

/** Frame of shared pages: the frame of the user's role. */
export function SharedFrame({ frame, children }: Props) {
  if (frame.role === 'creator') return <CreatorFrame {...frame}>{children}</CreatorFrame>;
  if (frame.role === 'company') return <BrandFrame {...frame}>{children}</BrandFrame>;
  return <StaffFrame frame={frame}>{children}</StaffFrame>;
}
