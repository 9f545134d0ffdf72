import type { Environment } from './schema';

/** Credentials at the card provider; undefined if cards are not accepted. */
export type ProviderSettings = Readonly<{
  stripe: Readonly<Record<'secretKey' | 'webhookSecret' | 'apiUrl' | 'checkoutUrl', string>> | undefined;
}>;

/**
 * Reads the credentials from environment variables. Reports a key without the webhook secret as an error.
 * Without the secret, card payments would be charged but never confirmed.
 */
export function readProviderSettings(data: Environment): ProviderSettings & { problems: string[] } {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data;
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  if (secretKey && webhookSecret) {
    const { STRIPE_API_URL: apiUrl, STRIPE_CHECKOUT_URL: checkoutUrl } = data;
    return { problems: [], stripe: { secretKey, webhookSecret, apiUrl, checkoutUrl } };
  }
  const [given] = names.filter((name) => data[name]);
  const missing = names.find((name) => !data[name]);
  return { stripe: undefined, problems: given ? [`${missing} must be set when ${given} is`] : [] };
}
