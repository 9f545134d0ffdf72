export { BriefingBoard } from './Board';
export { BriefingList } from './List';
export { BriefingShow } from './Show';
