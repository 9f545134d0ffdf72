import { conversationReadings, readMessage } from '@elenco/core';
import { z } from 'zod';
import { idOf } from '../request';
import type { Route } from '../route';

export const readingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: `/${conversationReadings.name}/:id/messages`,
    source: conversationReadings.name,
    summary:
      'Conversation that support opened for a reason, while it is open; for the staff member who opened it',
    answer: { status: 200, what: 'the latest 500, in order', schema: z.array(readMessage) },
    async handle(c, { database, now }) {
      const rows = await database.conversations.readThread(c.get('actor'), idOf(c), now());
      return c.json(rows, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
