export * from './addWebhook';
export * from './resendDelivery';
export * from './rotateSecret';
export * from './testWebhook';
export * from './webhookMoves';
