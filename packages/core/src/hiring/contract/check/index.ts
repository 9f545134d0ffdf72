export { MAX_DRAFT_CAPTION } from './captionLimits';
export * from './checkDraft';
export * from './finding';
export type { CheckedBrief } from './requirements';
export { decodeSubtitles, MAX_SUBTITLES } from './subtitles';
