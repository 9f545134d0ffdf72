import { rpas } from '@elenco/core/finance';
import { contracts } from '@elenco/core/hiring';
import { Problem } from '@elenco/core/kit';
import { type Actor, impersonatorOf } from '@elenco/core/people';
import type { Database } from '@elenco/db';
import { rpaPdf } from '../../server/documents';
import type { Locale } from '../i18n/locales';
import { download } from './download.server';

/**
 * Returns an RPA (receipt of an individual) as PDF for its creator and for finance. Not available while
 * impersonating.
 * @throws Problem `not_found`
 */
export async function rpaFile(app: Database, actor: Actor, id: number, locale: Locale): Promise<Response> {
  const rpa = await app.get(rpas, actor, id);
  if (impersonatorOf(actor)) throw new Problem('not_found');
  const [contract] = await app.see(contracts, actor, { id: rpa.contractId });
  const file = await rpaPdf({ rpa, service: contract?.title ?? '', locale });
  return download(file, { name: `RPA ${rpa.number}-${rpa.year}.pdf`, mime: 'application/pdf' });
}
