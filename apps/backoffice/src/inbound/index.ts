export { LeadList } from './LeadList';
export { LeadShow } from './LeadShow';
export { SubscriberList } from './SubscriberList';
