import { canonical } from '../../kit';
import { type Vision, type VisionContent, visionParts } from './vision';

/** The parts in which one version differs from another, in the order of the page. */
export const changedParts = (before: VisionContent, after: VisionContent): (keyof VisionContent)[] =>
  visionParts.filter((part) => canonical(before[part]) !== canonical(after[part]));

/** The version that counts; undefined where nothing was written yet. */
export const newestVision = (versions: readonly Vision[]): Vision | undefined =>
  versions.reduce<Vision | undefined>(
    (last, one) => (last && last.number > one.number ? last : one),
    undefined,
  );
