export { CompareScreen } from './CompareScreen';
export { ProfileShow } from './ProfileShow';
export { SearchScreen } from './SearchScreen';
