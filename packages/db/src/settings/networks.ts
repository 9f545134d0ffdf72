import type { Environment } from './schema';

/**
 * Credentials at the networks from which creators share figures; undefined for a network without credentials.
 */
export type NetworkSettings = Readonly<{
  /** Instagram, through Meta. */
  meta:
    | Readonly<Record<'clientId' | 'clientSecret' | 'authorizeUrl' | 'tokenUrl' | 'graphUrl', string>>
    | undefined;
  tiktok: Readonly<Record<'clientKey' | 'clientSecret' | 'authorizeUrl' | 'apiUrl', string>> | undefined;
  youtube:
    | Readonly<
        Record<'clientId' | 'clientSecret' | 'authorizeUrl' | 'oauthUrl' | 'dataUrl' | 'analyticsUrl', string>
      >
    | undefined;
}>;

/**
 * Reads the credentials from environment variables. Reports an id without its secret, or a secret without its
 * id, as an error instead of disabling the network.
 */
export function readNetworkSettings(data: Environment): NetworkSettings & { problems: string[] } {
  const problems: string[] = [];
  const both = (
    id: 'META_CLIENT_ID' | 'TIKTOK_CLIENT_KEY' | 'YOUTUBE_CLIENT_ID',
    secret: 'META_CLIENT_SECRET' | 'TIKTOK_CLIENT_SECRET' | 'YOUTUBE_CLIENT_SECRET',
  ) => {
    const [first, second] = [data[id], data[secret]];
    if (first && second) return [first, second] as const;
    if (first || second) problems.push(`${first ? secret : id} must be set when ${first ? id : secret} is`);
    return undefined;
  };
  const meta = both('META_CLIENT_ID', 'META_CLIENT_SECRET');
  const tiktok = both('TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET');
  const youtube = both('YOUTUBE_CLIENT_ID', 'YOUTUBE_CLIENT_SECRET');
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
    youtube: youtube && {
      clientId: youtube[0],
      clientSecret: youtube[1],
      authorizeUrl: data.YOUTUBE_AUTHORIZE_URL,
      oauthUrl: data.YOUTUBE_OAUTH_URL.replace(/\/+$/, ''),
      dataUrl: data.YOUTUBE_DATA_URL.replace(/\/+$/, ''),
      analyticsUrl: data.YOUTUBE_ANALYTICS_URL.replace(/\/+$/, ''),
    },
  };
}
