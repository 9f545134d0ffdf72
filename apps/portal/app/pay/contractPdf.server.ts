import { type PayContract, payContracts } from '@elenco/core/finance';
import { contractPdf } from '../../server/documents';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { i18nOf } from '../i18n/translate.server';
import { download } from '../money/download.server';

type Reader = Pick<RequestContext, 'app' | 'actor' | 'locale' | 'baseUrl'>;

/** Returns the accepted contract as PDF, for its creator and for users of the client company. */
export const partyContractPdf = async (ctx: RequestContext<'creator' | 'company'>) =>
  pdfOf(ctx, await ctx.app.get(payContracts, ctx.actor, idIn(ctx)));

/** Returns the accepted contract of the guest's link as PDF. */
export async function guestContractPdf(ctx: RequestContext<'guest'>) {
  const [row] = await ctx.app.see(payContracts, ctx.actor, {}, { limit: 1 });
  if (!row) throw notFound();
  return pdfOf(ctx, row);
}

/**
 * Returns the accepted contract as PDF. The caller must have read `row` with the reader's access rights. The
 * accepted text never changes.
 */
async function pdfOf({ app, actor, locale, baseUrl }: Reader, row: PayContract) {
  const [contract, accepted, names] = await Promise.all([
    app.pay.acceptedContract(actor, row.id),
    app.pay.acceptancesOf(actor, row.id),
    app.projects.creatorNames([row.creatorId]),
  ]);
  if (!contract) throw notFound();
  const file = await contractPdf({
    contract,
    acceptances: accepted.map(({ side, name, at }) => ({
      side: side === 'client' ? 'company' : side,
      name,
      createdAt: at,
      textHash: contract.textHash,
      // Evidence of the other party, which only staff may see.
      ip: '',
      userAgent: '',
    })),
    company: { tradeName: row.clientName, legalName: row.clientName },
    creator: { name: names.get(row.creatorId) ?? '' },
    locale,
    checkUrl: `${baseUrl}/contract-check?code=${contract.checkCode}`,
    ...(actor.role !== 'creator' && { hidesFee: true as const }),
  });
  const name = i18nOf(locale).getFixedT(locale, 'shared')('contract.file', { id: contract.id });
  return download(file, { name: `${name} - ${row.title}.pdf`, mime: 'application/pdf' });
}
