import { type Screen, screen } from '../part';

/** Readers of this resource, which are all staff, may open the help, since it contains settings. */
export const resource = 'settings';
export const screens: readonly Screen[] = [
  { path: '/help/:audience', screen: screen(() => import('./HelpScreen'), 'HelpScreen') },
];
