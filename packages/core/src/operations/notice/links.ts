/** With a scheme, with `www.`, or a domain followed by a path. */
const url = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}[/?#:]\S*/giu;
/** A bare domain that mail clients turn into a link: of a country or a common top-level domain. */
const domain =
  /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|app|dev|site|online|store|shop|link|page|xyz|top|club|live|[a-z]{2})(?![\p{L}\d])/giu;

const GONE = '…';

/** Removes URLs; a name such as `Aurora.com` stays. */
export const withoutUrls = (text: string): string => text.replace(url, GONE);

/** Removes everything that a mail client turns into a link. */
export const withoutLinks = (text: string): string => withoutUrls(text).replace(domain, GONE);
