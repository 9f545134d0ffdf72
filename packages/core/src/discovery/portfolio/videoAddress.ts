/** Networks whose videos a portfolio project can show. */
export const videoNetworks = ['youtube', 'vimeo', 'instagram', 'tiktok'] as const;
type VideoNetwork = (typeof videoNetworks)[number];

/** A video on a network, recognized only by its URL, without a request to the network. */
interface NetworkVideo {
  readonly network: VideoNetwork;
  readonly id: string;
  /** The video's page on the network. */
  readonly page: string;
  /** The video's player, which pages show in a frame. */
  readonly player: string;
}

type Read = (url: URL) => NetworkVideo | undefined;

const hostIn = (url: URL, ...hosts: string[]): boolean =>
  hosts.includes(url.hostname.replace(/^(?:www|m|mobile)\./, ''));
const partsOf = (url: URL): string[] => url.pathname.split('/').filter(Boolean);

const YOUTUBE_ID = /^[\w-]{11}$/;

/** Parses the URLs `/watch?v=…`, `/shorts/…`, `/live/…`, `/embed/…` and youtu.be. */
const youtubeVideo: Read = (url) => {
  const [first, second] = partsOf(url);
  const id = hostIn(url, 'youtu.be')
    ? first
    : !hostIn(url, 'youtube.com', 'music.youtube.com', 'youtube-nocookie.com')
      ? undefined
      : first === 'watch'
        ? (url.searchParams.get('v') ?? undefined)
        : ['shorts', 'live', 'embed', 'v'].includes(first ?? '')
          ? second
          : undefined;
  if (id === undefined || !YOUTUBE_ID.test(id)) return undefined;
  return {
    network: 'youtube',
    id,
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  };
};

/**
 * Parses URLs of vimeo.com with the video's number anywhere, and the key of unlisted videos after it or in
 * `h`.
 */
const vimeoVideo: Read = (url) => {
  if (!hostIn(url, 'vimeo.com', 'player.vimeo.com')) return undefined;
  const parts = partsOf(url);
  const [first = ''] = parts;
  const known = ['channels', 'groups', 'showcase', 'album', 'video'].includes(first);
  const at = known ? parts.findLastIndex((part) => /^\d+$/.test(part)) : 0;
  const id = parts[at] ?? '';
  // The number of a showcase is not the number of a video.
  const own =
    known &&
    first !== 'video' &&
    first !== 'channels' &&
    parts[at - 1] !== (first === 'groups' ? 'videos' : 'video');
  if (own || !/^\d{6,12}$/.test(id)) return undefined;
  const key = parts[at + 1] ?? url.searchParams.get('h') ?? '';
  if (key !== '' && !/^[0-9a-f]{6,40}$/.test(key)) return undefined;
  return {
    network: 'vimeo',
    id,
    page: `https://vimeo.com/${id}${key && `/${key}`}`,
    player: `https://player.vimeo.com/video/${id}?${key && `h=${key}&`}dnt=1&autoplay=1`,
  };
};

/** Parses URLs of posts and reels, with or without the account's name. */
const instagramVideo: Read = (url) => {
  if (!hostIn(url, 'instagram.com', 'instagr.am')) return undefined;
  const parts = partsOf(url);
  const at = parts.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part));
  const id = parts[at + 1] ?? '';
  // A shared URL has its own code, which the player does not accept.
  if (parts[0] === 'share' || at < 0 || at > 1 || !/^[\w-]{5,40}$/.test(id)) return undefined;
  return {
    network: 'instagram',
    id,
    page: `https://www.instagram.com/${parts[at] === 'p' ? 'p' : 'reel'}/${id}/`,
    player: `https://www.instagram.com/p/${id}/embed/`,
  };
};

/** Parses `/@account/video/…` and the URLs of the player. Short URLs contain no id. */
const tiktokVideo: Read = (url) => {
  if (!hostIn(url, 'tiktok.com')) return undefined;
  const parts = partsOf(url);
  const account = /^@[\w.-]{0,40}$/.test(parts[0] ?? '') ? parts[0] : undefined;
  const id = account
    ? parts[1] === 'video'
      ? parts[2]
      : undefined
    : ['embed', 'player'].includes(parts[0] ?? '')
      ? parts.at(-1)
      : undefined;
  if (id === undefined || !/^\d{15,25}$/.test(id)) return undefined;
  return {
    network: 'tiktok',
    id,
    page: `https://www.tiktok.com/${account ?? '@'}/video/${id}`,
    player: `https://www.tiktok.com/player/v1/${id}?autoplay=1`,
  };
};

const readers: Readonly<Record<VideoNetwork, Read>> = {
  youtube: youtubeVideo,
  vimeo: vimeoVideo,
  instagram: instagramVideo,
  tiktok: tiktokVideo,
};

/** Returns the video at a URL; undefined if the URL is not that of a video. */
export function videoAt(address: string): NetworkVideo | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '') return undefined;
  for (const network of videoNetworks) {
    const found = readers[network](url);
    if (found) return found;
  }
  return undefined;
}

/** Origins of all players, for the content security policy on frames. */
export const playerOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.instagram.com',
  'https://www.tiktok.com',
];
