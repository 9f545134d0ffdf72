export { checkMailServer, isRefusal, openPost, type Post } from './post';
export { renderMail } from './render';
