import { areaPath } from '@elenco/core/people';

/** Sections of a creator's settings, each a page below `settingsHome`. */
export const settingsParts = [
  'photo',
  'background',
  'profile',
  'about',
  'prices',
  'channels',
  'networks',
  'person',
  'address',
  'payee',
  'email',
  'availability',
] as const;
export type SettingsPart = (typeof settingsParts)[number];

export const isSettingsPart = (name: string | undefined): name is SettingsPart =>
  settingsParts.some((part) => part === name);

export const settingsHome = `${areaPath.creator}/settings`;
export const settingsAt = (part: SettingsPart): string => `${settingsHome}/${part}`;

/** Settings section of each requirement for a proposal. */
export const sectionOf = { bio: 'profile', city: 'profile', presences: 'channels', payee: 'payee' } as const;
