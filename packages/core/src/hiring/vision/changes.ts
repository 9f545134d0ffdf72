import { canonical } from '../../kit';
import { type Vision, type VisionContent, visionParts } from './vision';

/** Returns the parts in which two versions differ, in the order of the page. */
export const changedParts = (before: VisionContent, after: VisionContent): (keyof VisionContent)[] =>
  visionParts.filter((part) => canonical(before[part]) !== canonical(after[part]));

/** Returns the newest version; undefined if there is none. */
export const newestVision = (versions: readonly Vision[]): Vision | undefined =>
  versions.reduce<Vision | undefined>(
    (last, one) => (last && last.number > one.number ? last : one),
    undefined,
  );
