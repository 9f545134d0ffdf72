export { CHANGES_CHANNEL, tellChanges } from './changes';
export { FEED_CHANNEL, type FeedItem, publish } from './publish';
export { pruneFeed, readFeed } from './read';
