/** With a scheme, with `www.`, or a domain with something after it. */
const url = /(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}[/?#:]\S*/giu;
/** What mail programs make a link of as well: a domain alone, of a country or of a common kind. */
const domain =
  /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|info|biz|app|dev|site|online|store|shop|link|page|xyz|top|club|live|[a-z]{2})(?![\p{L}\d])/giu;

const GONE = '…';

/** The text without URLs; a name such as `Aurora.com` stays. */
export const withoutUrls = (text: string): string => text.replace(url, GONE);

/** The text without anything that a mail program makes a link of. */
export const withoutLinks = (text: string): string => withoutUrls(text).replace(domain, GONE);
