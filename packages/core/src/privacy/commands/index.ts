export { answerRequest, refuseRequest } from './answerRequest';
export { askAbout } from './askAbout';
export { eraseDue, subjectsOf } from './eraseDue';
export { eraseUnconfirmed } from './eraseUnconfirmed';
export { leave, scheduleErasure } from './leave';
export { publishAgain } from './publishAgain';
export { stay, withdrawRequest } from './stay';
