import { DAY, HOUR } from './grants';
import { type Network, type NetworkReply, received } from './network';

const READ = 'https://www.googleapis.com/auth/youtube.readonly';
const ANALYTICS = 'https://www.googleapis.com/auth/yt-analytics.readonly';

const failed = (code: number, reason: string) =>
  received(code, {
    error: { code, message: reason, errors: [{ message: reason, domain: 'youtube', reason }] },
  });

/** Returns the number rounded down to three significant digits, as YouTube returns it. */
function roundedDown(subscribers: number): number {
  const unit = 10 ** Math.max(0, String(subscribers).length - 3);
  return Math.floor(subscribers / unit) * unit;
}

/** Simulates Google's OAuth, the YouTube Data API and YouTube Analytics. */
export class YouTube {
  constructor(private readonly network: Network) {}

  token(form: URLSearchParams): NetworkReply {
    const { grants, secrets, withoutFigures, withoutAnalytics } = this.network;
    const refused = (error: string) => received(400, { error, error_description: error });
    if (form.get('client_id') !== secrets.youtubeId || form.get('client_secret') !== secrets.youtubeSecret)
      return received(401, { error: 'invalid_client', error_description: 'Unauthorized' });
    const isFirst = form.get('grant_type') === 'authorization_code';
    const isGood = isFirst
      ? grants.redeem('youtube', form)
      : grants.opens(form.get('refresh_token'), 'refresh') !== undefined;
    if (!isGood) return refused('invalid_grant');
    return received(200, {
      access_token: grants.issue('access', HOUR),
      expires_in: 3_599,
      token_type: 'Bearer',
      scope: [...(withoutFigures ? [] : [READ]), ...(withoutAnalytics ? [] : [ANALYTICS])].join(' '),
      ...(isFirst ? { refresh_token: grants.issue('refresh', 3_650 * DAY) } : {}),
    });
  }
  revoke(form: URLSearchParams): NetworkReply {
    if (!this.network.grants.opens(form.get('token'), 'access', 'refresh'))
      return received(400, { error: 'invalid_token', error_description: 'Token expired or revoked' });
    this.network.grants.takeBack();
    return received(200, {});
  }
  data(url: URL, token: string): NetworkReply {
    const { account, grants } = this.network;
    if (!grants.opens(token, 'access')) return failed(401, 'authError');
    if (this.network.withoutFigures) return failed(403, 'insufficientPermissions');
    if (this.network.limited) return failed(403, 'quotaExceeded');
    switch (url.pathname.split('/').at(-1)) {
      case 'channels':
        return received(200, { kind: 'youtube#channelListResponse', items: [this.#channel()] });
      case 'playlistItems': {
        const uploads = account.media.map(({ id }) => id);
        const ids = [...uploads, ...account.sample.map((_, n) => `sample-${n}`), 'private'];
        return received(200, { items: ids.map((videoId) => ({ contentDetails: { videoId } })) });
      }
      default: {
        const ids = url.searchParams.get('id')?.split(',') ?? [];
        if (url.searchParams.get('part')?.includes('paidProductPlacementDetails'))
          return received(200, { items: ids.flatMap((id) => this.#upload(id)) });
        return received(200, { items: ids.flatMap((id) => this.#video(id)) });
      }
    }
  }
  #channel() {
    const { accountId, username, followers, posts } = this.network.account;
    const hidden = this.network.hidesSubscribers;
    return {
      id: accountId,
      snippet: { title: username, customUrl: `@${username}` },
      contentDetails: { relatedPlaylists: { likes: '', uploads: `UU${accountId}` } },
      statistics: {
        viewCount: '9000000',
        ...(hidden ? {} : { subscriberCount: String(roundedDown(followers)) }),
        hiddenSubscriberCount: hidden,
        videoCount: String(posts),
      },
    };
  }
  #video(id: string) {
    const { accountId, insights, media, sample } = this.network.account;
    const about = (figures: Readonly<Record<string, number>>, privacyStatus = 'public') => ({
      id,
      snippet: { channelId: accountId, description: media.find((one) => one.id === id)?.caption ?? '' },
      status: { privacyStatus },
      contentDetails: { duration: 'PT4M13S' },
      statistics: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
    });
    if (id === 'private') return [about({ viewCount: 1, likeCount: 1_000_000 }, 'private')];
    const [likeCount, commentCount] = sample[Number(/^sample-(\d+)$/.exec(id)?.[1])] ?? [];
    if (likeCount !== undefined && commentCount !== undefined) return [about({ likeCount, commentCount })];
    const figures = insights[id];
    return figures ? [about(figures)] : [];
  }
  #upload(id: string) {
    const { media } = this.network.account;
    const n = media.findIndex((one) => one.id === id);
    const found = media[n];
    const [title = '', ...description] = (found?.caption ?? '').split('\n');
    const address = typeof found?.picture === 'string' ? found.picture : `${this.network.url}/lent/${id}.jpg`;
    const upload = {
      id,
      snippet: {
        title,
        description: description.join('\n'),
        publishedAt: new Date(Date.UTC(2026, 10, 20 - Math.max(n, 0), 12)).toISOString(),
        thumbnails: { high: { url: address, width: 480, height: 360 } },
      },
      status: { privacyStatus: found ? 'public' : 'private' },
      statistics: { viewCount: '4000', likeCount: String(100 + n), commentCount: String(Math.max(n, 0)) },
      paidProductPlacementDetails: { hasPaidProductPlacement: found?.paid === true },
    };
    return [upload];
  }
  report(url: URL, token: string): NetworkReply {
    if (!this.network.grants.opens(token, 'access')) return failed(401, 'authError');
    if (this.network.withoutAnalytics) return failed(403, 'insufficientPermissions');
    const query = url.searchParams;
    const names = [query.get('dimensions'), query.get('metrics')].flatMap((text) => text?.split(',') ?? []);
    const rows = {
      'ageGroup,gender': [
        ['age18-24', 'female', 40],
        ['age25-34', 'male', 60],
      ],
      country: [
        ['BR', 900],
        ['PT', 100],
      ],
      none: [[91_000, 64_000, 187]],
    }[query.get('dimensions') ?? 'none'];
    return received(200, { columnHeaders: names.map((name) => ({ name })), rows });
  }
}
