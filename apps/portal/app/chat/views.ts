/** Sections of a conversation: the messages, and the panels beside them on wide screens. */
export const chatViews = ['talk', 'work', 'money', 'files', 'people'] as const;
