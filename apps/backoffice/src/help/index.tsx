import { type Screen, screen } from '../part';

/**
 * The help requires read access to settings, since it contains values of settings. All staff have this
 * access.
 */
export const resource = 'settings';
export const screens: readonly Screen[] = [
  { path: '/help/:audience', screen: screen(() => import('./HelpScreen'), 'HelpScreen') },
];
