import type { Environment } from './schema';

/** Credentials at the networks whose figures creators share; undefined without them. */
export type NetworkSettings = Readonly<{
  /** Instagram, through Meta. */
  meta:
    | Readonly<Record<'clientId' | 'clientSecret' | 'authorizeUrl' | 'tokenUrl' | 'graphUrl', string>>
    | undefined;
  tiktok: Readonly<Record<'clientKey' | 'clientSecret' | 'authorizeUrl' | 'apiUrl', string>> | undefined;
}>;

/** An id without its secret, or the reverse, is an error and not a disabled network. */
export function networksIn(data: Environment): NetworkSettings & { problems: string[] } {
  const problems: string[] = [];
  const both = (
    id: 'META_CLIENT_ID' | 'TIKTOK_CLIENT_KEY',
    secret: 'META_CLIENT_SECRET' | 'TIKTOK_CLIENT_SECRET',
  ) => {
    const [first, second] = [data[id], data[secret]];
    if (first && second) return [first, second] as const;
    if (first || second) problems.push(`${first ? secret : id} must be set when ${first ? id : secret} is`);
    return undefined;
  };
  const meta = both('META_CLIENT_ID', 'META_CLIENT_SECRET');
  const tiktok = both('TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET');
  return {
    problems,
    meta: meta && {
      clientId: meta[0],
      clientSecret: meta[1],
      authorizeUrl: data.META_AUTHORIZE_URL,
      tokenUrl: data.META_TOKEN_URL,
      graphUrl: data.META_GRAPH_URL.replace(/\/+$/, ''),
    },
    tiktok: tiktok && {
      clientKey: tiktok[0],
      clientSecret: tiktok[1],
      authorizeUrl: data.TIKTOK_AUTHORIZE_URL,
      apiUrl: data.TIKTOK_API_URL.replace(/\/+$/, ''),
    },
  };
}
