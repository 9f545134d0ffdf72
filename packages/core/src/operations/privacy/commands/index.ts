export { answerRequest, refuseRequest } from './answerRequest';
export { requestPrivacy as askAbout } from './askAbout';
export { askWithoutAccount, confirmInquiry } from './askWithoutAccount';
export { cancelDeletion, withdrawRequest } from './cancelDeletion';
export { eraseDue, subjectsOf } from './eraseDue';
export { eraseUnconfirmed } from './eraseUnconfirmed';
export { leave, scheduleErasure } from './leave';
export { publishAgain } from './publishAgain';
