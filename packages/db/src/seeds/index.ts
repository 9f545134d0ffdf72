export { Job } from './job';
export { People } from './people';
