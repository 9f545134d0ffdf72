export { beginContents } from './contents/begin';
export { Job } from './job';
export { People } from './people';
export { storyAccounts, storyIsTold, storyPassword, tellStory } from './story';
