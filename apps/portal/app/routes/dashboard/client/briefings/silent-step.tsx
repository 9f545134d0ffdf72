/** A silent squad has addresses of its own for the same steps. */
export { action, default, handle, loader, shouldRevalidate } from './step';
