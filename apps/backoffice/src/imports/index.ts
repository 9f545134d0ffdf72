export { ImportList } from './ImportList';
export { ImportShow } from './ImportShow';
