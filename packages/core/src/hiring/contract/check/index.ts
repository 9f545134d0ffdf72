export * from './checkDraft';
export * from './finding';
export { isSameText } from './foldText';
export type { CheckedBrief } from './requirements';
export { decodeSubtitles, MAX_SUBTITLES } from './subtitles';
