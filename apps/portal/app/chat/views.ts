/** Sections of a conversation: the messages, and the panels next to them on wide screens. */
export const chatViews = ['talk', 'work', 'money', 'files', 'people'] as const;
