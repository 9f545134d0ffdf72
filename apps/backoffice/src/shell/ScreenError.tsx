import { useEffect } from 'react';
import { Error as AdminError, type ErrorProps } from 'react-admin';
import { reportError } from '../providers/browserReports';

/** The frame's own error screen resets the boundary when the address changes. */
const keepBoundary = () => {};

/** Error screen that reports: React passes an error of a render to the boundary only, not to the window. */
export function ScreenError(props: ErrorProps) {
  useEffect(() => reportError(props.error), [props.error]);
  return <AdminError {...props} resetErrorBoundary={keepBoundary} />;
}
