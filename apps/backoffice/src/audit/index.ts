export { AuditList } from './AuditList';
export { FailedSignInList } from './FailedSignInList';
