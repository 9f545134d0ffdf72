export { isRefusal, openPost, type Post } from './post';
export { type Frame, renderMail } from './render';
