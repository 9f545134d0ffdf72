const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
/** Returns the page's language, canonical address and alternates, from its head. */
export function headIn(page: string) {
  const links = (rel: string) => page.match(new RegExp(`<link rel="${rel}"[^>]*>`, 'g')) ?? [];
  const plain = (tag: string) => attribute(tag, 'href').replaceAll('&amp;', '&');
  const own = ([, rest = '']: RegExpMatchArray | []) => rest;
  const place = (tag: string) => own(plain(tag).match(/^https?:\/\/[^/]+(.*)$/) ?? []);
  return {
    lang: attribute(/<html[^>]*>/.exec(page)?.[0] ?? '', 'lang'),
    canonical: links('canonical').map(place),
    others: Object.fromEntries(
      links('alternate').map((tag) => [attribute(tag, 'hrefLang') || attribute(tag, 'hreflang'), place(tag)]),
    ),
  };
}
