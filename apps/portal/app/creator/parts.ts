import type { FirstStep } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';

/** Sections of a creator's settings, each a page below `settingsHome`. */
export const settingsParts = [
  'photo',
  'background',
  'profile',
  'about',
  'channels',
  'networks',
  'prices',
  'availability',
  'payee',
  'person',
  'address',
  'email',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

export const isSettingsPart = (name: string | undefined): name is SettingsPart =>
  settingsParts.some((part) => part === name);

export const settingsHome = `${areaPath.creator}/settings`;
export const settingsPath = (part: SettingsPart): string => `${settingsHome}/${part}`;

/**
 * Path of the steps for new creators. A step can be appended; if it is missing, the first open step is shown.
 */
export const firstStepsPath = `${areaPath.creator}/start`;
export const firstStepPath = (step: FirstStep): string => `${firstStepsPath}/${step}`;

/** For each fact that a proposal requires, the section of the settings that contains it. */
export const sectionOf = { bio: 'profile', city: 'profile', presences: 'channels', payee: 'payee' } as const;
