/** Matches URLs with a scheme or `www.`, and a domain followed by a path. */
const url = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}[/?#:]\S*/giu;
/**
 * Matches a bare domain that mail programs turn into a link: a country domain or a common top-level domain.
 */
const domain =
  /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|app|dev|site|online|store|shop|link|page|xyz|top|club|live|[a-z]{2})(?![\p{L}\d])/giu;

const GONE = '…';

/** Removes URLs, but keeps a bare domain that may be a name, such as `Aurora.com`. */
export const withoutUrls = (text: string): string => text.replace(url, GONE);

/** Removes all text that a mail program turns into a link. */
export const withoutLinks = (text: string): string => withoutUrls(text).replace(domain, GONE);
