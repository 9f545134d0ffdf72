import type backofficePt from '@elenco/locales/pt/backoffice.json';
import type optionsPt from '@elenco/locales/pt/options.json';
import type webhooksPt from '@elenco/locales/pt/webhooks.json';

interface Texts {
  readonly options: typeof optionsPt;
  readonly backoffice: Pick<typeof backofficePt, 'options' | 'cms'>;
  readonly webhooks: Pick<typeof webhooksPt, 'names' | 'states' | 'problems' | 'testEvent'>;
}

/** Labels of all fields with options, by set. */
export const optionWords = ({ options, backoffice, webhooks }: Texts) => ({
  ...options,
  ...backoffice.options,
  contentKind: backoffice.cms.kinds,
  webhookEvent: { ...webhooks.names, webhooks: { test: webhooks.testEvent } },
  deliveryState: webhooks.states,
  deliveryProblem: webhooks.problems,
});
