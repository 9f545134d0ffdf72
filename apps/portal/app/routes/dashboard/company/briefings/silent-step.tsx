/** The same steps with the addresses of a silent squad. */
export { action, clientAction, default, handle, loader, shouldRevalidate } from './step';
