import { expect } from 'vitest';
import type { Browsing } from '../../support/browsing';
import { validPdf } from '../../support/soundPdf';

/** Enters a name as a guest. Returns the guest's browser. */
export async function enterName(guest: Browsing, link: string, name: string): Promise<Browsing> {
  expect((await guest.send(link, { intent: 'name', name })).status).toBe(302);
  return guest;
}
/** Returns the idempotency key of the page's form. */
export const keyOn = async (guest: Browsing, link: string) =>
  /name="key" value="([^"]+)"/.exec(await (await guest.get(link)).text())?.[1] ?? '';

export const pdf = validPdf();
/** A proof of payment that exceeds the size limit for senders without a valid link. */
export const scanned = pdf.replace('1 0 obj', `${'%'.repeat(200_000)}\n1 0 obj`);

/** Sends a proof of payment through the page of a share link. */
export const proof = async (guest: Browsing, link: string, bytes = scanned, to = link, chargeId?: number) => {
  const form = new FormData();
  form.set('csrf', await guest.csrf(link));
  form.set('intent', 'proof');
  if (chargeId !== undefined) form.set('chargeId', String(chargeId));
  form.set('file', new File([bytes], 'comprovante.pdf'));
  return guest.fetch(to, { method: 'POST', body: form });
};
