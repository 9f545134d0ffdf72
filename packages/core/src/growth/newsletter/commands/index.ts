export { askForNews } from './askForNews';
export { confirmSubscriber, leaveNews } from './follow';
