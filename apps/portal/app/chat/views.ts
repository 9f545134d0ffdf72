/** Sections of a conversation: what is said, and what stands beside it on wide screens. */
export const chatViews = ['talk', 'work', 'money', 'files', 'people'] as const;
