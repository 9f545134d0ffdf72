/**
 * True for a short URL from the share button of the TikTok or Instagram app. Such a URL contains neither
 * account nor post, and only the network knows its target.
 */
export function isSharedAddress(typed: string): boolean {
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url) return false;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [first, second] = url.pathname.split('/').filter(Boolean);
  return (
    (['vm.tiktok.com', 'vt.tiktok.com'].includes(host) && first !== undefined) ||
    (host === 'tiktok.com' && first === 't' && second !== undefined) ||
    (['instagram.com', 'instagr.am'].includes(host) && first === 'share' && second !== undefined)
  );
}
