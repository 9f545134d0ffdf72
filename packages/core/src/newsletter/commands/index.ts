export { askForNews } from './askForNews';
export { confirmReader, leaveNews } from './follow';
