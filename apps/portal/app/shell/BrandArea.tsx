import type { ReactNode } from 'react';
import { BrandFrame } from './BrandFrame';
import type { BrandFrameData } from './brandFrame.server';
import { OopsText } from './Oops';
import { StaffFrame } from './StaffFrame';

type Props = { frame: BrandFrameData; children: ReactNode };

/** Frame of brand pages: for brands their own frame, for staff the staff frame. */
export function BrandArea({ frame, children }: Props) {
  if (frame.role === 'company') return <BrandFrame {...frame}>{children}</BrandFrame>;
  return <StaffFrame frame={frame}>{children}</StaffFrame>;
}

/** The error page inside the frame, so that users see that they are still signed in. */
export function BrandAreaError({ frame }: { frame: BrandFrameData }) {
  return (
    <BrandArea frame={frame}>
      <OopsText home="/dashboard" />
    </BrandArea>
  );
}
