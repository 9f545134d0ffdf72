import { useEffect } from 'react';
import { Error as AdminError, type ErrorProps } from 'react-admin';
import { reportError } from '../providers/browserReports';

/** Does nothing: the frame's own error screen resets the boundary when the URL changes. */
const keepBoundary = () => {};

/**
 * Error screen that also reports the error, since React passes an error during rendering only to the
 * boundary, not to the window.
 */
export function ScreenError(props: ErrorProps) {
  useEffect(() => reportError(props.error), [props.error]);
  return <AdminError {...props} resetErrorBoundary={keepBoundary} />;
}
