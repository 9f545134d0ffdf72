export { checkMailServer, isRefusal, type Mailer as Post, openMailer as openPost } from './post';
export { renderMail } from './render';
