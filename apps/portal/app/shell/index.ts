export { Public } from './Public';
export { Shell } from './Shell';
