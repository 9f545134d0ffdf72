import { type Screen, screen } from '../part';

/** Access rule: staff who may read settings (all), since the help contains them. */
export const resource = 'settings';
export const screens: readonly Screen[] = [
  { path: '/help/:audience', screen: screen(() => import('./HelpScreen'), 'HelpScreen') },
];
