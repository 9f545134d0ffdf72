export { CHANGES_CHANNEL, notifyChanges } from './changes';
export { FEED_CHANNEL, type FeedItem, publish } from './publish';
export { pruneFeed, readFeed } from './read';
