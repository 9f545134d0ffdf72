import { conversationReadings, readMessage } from '@elenco/core';
import { z } from 'zod';
import { idOf } from '../request';
import type { Route } from '../route';

export const readingRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: `/${conversationReadings.name}/:id/messages`,
    source: conversationReadings.name,
    summary: 'The conversation that support opened for a reason, while it is open; for who opened it',
    answer: { status: 200, what: 'the latest five hundred, in their order', schema: z.array(readMessage) },
    async handle(c, { database, now }) {
      const rows = await database.conversations.readThread(c.get('actor'), idOf(c), now());
      return c.json(rows, 200, { 'Cache-Control': 'no-store' });
    },
  },
];
