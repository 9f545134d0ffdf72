import { hasReceipt } from '@elenco/core/payment';
import { chargePdf } from '../../server/documents';
import { i18nOf } from '../i18n/translate.server';
import { download } from './download.server';

/** The paper of a charge, by the name of what it is: the charge, or once it was paid its receipt. */
export async function chargeFile(document: Parameters<typeof chargePdf>[0]): Promise<Response> {
  const { charge, contract, project, locale } = document;
  const t = i18nOf(locale).getFixedT(locale, 'shared');
  const name = t(hasReceipt(charge) ? 'charge.receipt' : 'charge.file', { number: charge.id });
  return download(await chargePdf(document), {
    name: `${[name, contract?.title ?? project?.title].filter(Boolean).join(' - ')}.pdf`,
    mime: 'application/pdf',
  });
}
