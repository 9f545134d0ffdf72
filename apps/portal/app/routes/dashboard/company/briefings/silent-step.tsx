/** The steps of a briefing at the URLs of a silent squad. */
export { action, clientAction, default, handle, loader, shouldRevalidate } from './step';
