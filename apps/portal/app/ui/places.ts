/** Positions of a toast (docs/spec/interface.md#toasts). */
export const places = ['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'] as const;
export type ToastRegion = (typeof places)[number];
