export { searchOn } from './area';
export { spreadSearch } from './servers';
