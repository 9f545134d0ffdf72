export {
  type Basis,
  basisNames,
  byNumber,
  dash,
  erase,
  erased,
  impersonal,
  keep,
  noAddress,
  noName,
  pseudonymized,
  retained,
  type Subject,
  secret,
  subjects,
  type Treatment,
} from './treatment';
export { treatmentOf } from './treatmentOf';
