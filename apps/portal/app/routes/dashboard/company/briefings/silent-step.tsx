/** A silent squad has addresses of its own for the same steps. */
export { action, clientAction, default, handle, loader, shouldRevalidate } from './step';
