import type { RouteHandle } from '../../handle';

export const handle: RouteHandle = { title: 'tour:title.creator', i18n: ['tour'], light: true };

export { default, loader, meta } from './tour';
