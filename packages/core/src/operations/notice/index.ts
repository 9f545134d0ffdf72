export {
  type CreatorStage,
  type CreatorWait,
  moneyOf,
  projectStage,
  type StageMoney,
} from './creatorStage';
export * from './feed';
export * from './links';
export * from './netEvents';
export * from './nextDate';
export * from './nextStep';
export * from './notices';
export { isOfferEnd } from './offerEnd';
export * from './payStage';
export * from './preferences';
export * from './projectWait';
export { type Audience, audiences } from './rule';
export * from './strangers';
export * from './sums';
