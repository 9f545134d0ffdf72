/** Where a toast may stand: the seed's six places. */
export const places = ['top-left', 'top', 'top-right', 'bottom-left', 'bottom', 'bottom-right'] as const;
export type ToastRegion = (typeof places)[number];
