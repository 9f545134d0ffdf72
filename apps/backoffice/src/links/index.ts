export { ShortLinkList } from './ShortLinkList';
export { ShortLinkShow } from './ShortLinkShow';
