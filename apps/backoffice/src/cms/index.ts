export { ContentList } from './ContentList';
export { ContentNew } from './ContentNew';
export { ContentShow } from './ContentShow';
