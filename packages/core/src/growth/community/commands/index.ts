export * from './addBoardMembers';
export * from './exportBoard';
export * from './judgeMember';
export * from './moderate';
export * from './report';
export * from './writeComment';
export * from './writePost';
