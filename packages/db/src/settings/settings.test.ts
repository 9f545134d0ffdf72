import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './index';

const folder = mkdtempSync(join(tmpdir(), 'elenco-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const secrets = { SESSION_SECRET: 's'.repeat(32), ELENCO_SECRETS_KEY: 'a'.repeat(64) };
const minimal = { ELENCO_DATA_DIR: folder };

describe('the server configuration from environment variables', () => {
  it('needs no environment variable in development, except that of the data folder', () => {
    const settings = readSettings(minimal, false);
    expect(settings).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      dataDir: folder,
      schedule: true,
      demo: true,
      restCalls: 600,
      smtpUrl: undefined,
      logLevel: 'info',
    });
    expect(Object.isFrozen(settings)).toBe(true);
  });

  it('stores generated secrets in a file that only its owner can read', () => {
    const first = readSettings(minimal);
    expect(readSettings(minimal)).toEqual(first);
    expect(first.secretsKey).toMatch(/^[0-9a-f]{64}$/);
    expect(first.secret).not.toBe(first.secretsKey);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toContain(first.secret);
  });

  it('encrypts with the newest of several keys, and decrypts with older ones too', () => {
    const [newest, former, first] = ['A'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];
    const settings = readSettings(
      { ...minimal, ELENCO_SECRETS_KEY: `${newest},${former} , ${first}` },
      false,
    );
    expect(settings).toMatchObject({ secretsKey: 'a'.repeat(64), formerSecretsKeys: [former, first] });
    expect(readSettings({ ...minimal, ...secrets }, false).formerSecretsKeys).toEqual([]);
    for (const wrong of [`${newest},`, `${newest},short`, `,${newest}`, `${newest} ${former}`]) {
      expect(() => readSettings({ ...minimal, ELENCO_SECRETS_KEY: wrong }, false)).toThrow(
        /ELENCO_SECRETS_KEY must be 64/,
      );
    }
  });

  it('requires user and password in the URLs of search servers, but shows no password in errors', () => {
    const [first, second] = ['postgresql://a:b@one.example/parts', 'postgres://a:b@two.example:5433/parts'];
    const read = (servers: string) => readSettings({ ...minimal, ELENCO_SEARCH_SERVERS: servers }, false);
    expect(read(`${first}, ${second}`).searchServers).toEqual([first, second]);
    expect(readSettings(minimal, false)).toMatchObject({ searchServers: [], searchReplicas: [] });
    for (const wrong of [
      'one.example',
      'postgresql://user@one.example/parts',
      'https://a:b@one.example/parts',
    ]) {
      expect(() => read(`${wrong},postgresql://u:secret@h/d`)).toThrow(
        /^(?![\s\S]*secret)[\s\S]*ELENCO_SEARCH_SERVERS must be/,
      );
    }
  });

  it('accepts URLs of replicas without a password', () => {
    const read = (replicas: string) => readSettings({ ...minimal, ELENCO_SEARCH_REPLICAS: replicas }, false);
    const [first, second] = ['postgresql://a:b@one.example/elenco', 'postgresql://a@two.example/elenco'];
    expect(read(`${first} ${second}`).searchReplicas).toEqual([first, second]);
    expect(() => read('one.example')).toThrow('ELENCO_SEARCH_REPLICAS must be');
    expect(() => read('postgresql://a@one.example')).toThrow('ELENCO_SEARCH_REPLICAS must be');
  });

  it('requires the session secret and the encryption key in production', () => {
    expect(() => readSettings({ ...minimal, NODE_ENV: 'production' })).toThrow(
      /SESSION_SECRET must be set[\s\S]*ELENCO_SECRETS_KEY must be set/,
    );
    const settings = readSettings({ ...minimal, ...secrets, NODE_ENV: 'production' }, false);
    expect(settings).toMatchObject({
      production: true,
      host: '0.0.0.0',
      schedule: true,
      demo: false,
      secret: secrets.SESSION_SECRET,
    });
  });

  it('reports every invalid variable in one error', () => {
    const wrong = {
      ...minimal,
      PORT: '70000',
      DATABASE_URL: 'mysql://x',
      ELENCO_DEMO_DATA: 'yes',
      SESSION_SECRET: 'short',
      LOG_LEVEL: 'loud',
    };
    const reported = (() => {
      try {
        readSettings(wrong);
      } catch (error) {
        return error instanceof SettingsError ? error.problems : error;
      }
    })();
    expect(reported).toEqual([
      expect.stringMatching(/^PORT must lie/),
      expect.stringMatching(/^DATABASE_URL must be an address like postgresql:/),
      expect.stringMatching(/^ELENCO_DEMO_DATA must be on or off/),
      expect.stringMatching(/^SESSION_SECRET must have 32/),
      expect.stringMatching(/^LOG_LEVEL must be a level/),
    ]);
  });

  it('enables a social network only if both its client id and its secret are set', () => {
    expect(readSettings(minimal)).toMatchObject({ meta: undefined, tiktok: undefined, youtube: undefined });
    const meta = { META_CLIENT_ID: '990602627938098', META_CLIENT_SECRET: 'secret' };
    expect(readSettings({ ...minimal, ...meta, META_GRAPH_URL: 'http://127.0.0.1:9/' })).toMatchObject({
      meta: { clientId: '990602627938098', graphUrl: 'http://127.0.0.1:9' },
      tiktok: undefined,
    });
    const youtube = { YOUTUBE_CLIENT_ID: '1.apps', YOUTUBE_CLIENT_SECRET: 'secret' };
    expect(readSettings({ ...minimal, ...youtube }).youtube).toEqual({
      clientId: '1.apps',
      clientSecret: 'secret',
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      oauthUrl: 'https://oauth2.googleapis.com',
      dataUrl: 'https://www.googleapis.com/youtube/v3',
      analyticsUrl: 'https://youtubeanalytics.googleapis.com',
    });
    expect(() => readSettings({ ...minimal, META_CLIENT_ID: '1', TIKTOK_CLIENT_SECRET: 'x' })).toThrow(
      /META_CLIENT_SECRET must be set[\s\S]*TIKTOK_CLIENT_KEY must be set/,
    );
  });

  it('enables Google sign-in only with client id and secret, and in production only with https', () => {
    expect(readSettings(minimal, false).google).toBeNull();
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(readSettings({ ...minimal, ...client }, false).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
    });
    expect(() => readSettings({ ...minimal, GOOGLE_CLIENT_ID: 'id' })).toThrow(/must be set together/);
    const open = { ...client, GOOGLE_ISSUER: 'http://localhost:9000' };
    expect(readSettings({ ...minimal, ...open }, false).google?.issuer).toBe('http://localhost:9000');
    expect(() => readSettings({ ...minimal, ...secrets, ...open, NODE_ENV: 'production' })).toThrow(
      /GOOGLE_ISSUER must begin with https/,
    );
  });

  it('requires a second factor from staff in production by default', () => {
    expect(readSettings(minimal, false).staffSecondFactor).toBe(false);
    const production = { ...minimal, ...secrets, NODE_ENV: 'production' };
    expect(readSettings(production, false).staffSecondFactor).toBe(true);
    expect(readSettings({ ...production, ELENCO_STAFF_SECOND_FACTOR: 'off' }, false).staffSecondFactor).toBe(
      false,
    );
    expect(readSettings({ ...minimal, ELENCO_STAFF_SECOND_FACTOR: 'on' }, false).staffSecondFactor).toBe(
      true,
    );
  });

  it('includes the paying account in the platform’s bank accounts, unless it is the placeholder', () => {
    const [payer, other] = ['001/1234-5/98765-4/000122', '237/0123/11-X, 341/1/22-3'];
    const read = (given: object) => readSettings({ ...minimal, ...given }, false);
    const accounts = (given: object) =>
      read(given).ownAccounts.map(({ bank, account }) => `${bank} ${account}`);
    expect(accounts({})).toEqual([]);
    expect(accounts({ ELENCO_PAYER_ACCOUNT: payer, ELENCO_OWN_ACCOUNTS: other })).toEqual([
      '001 98765-4',
      '237 11-X',
      '341 22-3',
    ]);
    expect(() => read({ ELENCO_OWN_ACCOUNTS: '237' })).toThrow(SettingsError);
    expect(read({ ELENCO_OWN_PIX_KEYS: 'a@b.example, 11' }).ownPixKeys).toEqual(['a@b.example', '11']);
  });

  it('stores files in a bucket if its name is set and the access key is complete or absent', () => {
    const bucket = { ...minimal, S3_BUCKET: 'elenco' };
    expect(readSettings(minimal, false).s3).toBeUndefined();
    expect(readSettings({ ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' }, false).s3).toEqual({
      bucket: 'elenco',
      region: 'sa-east-1',
      endpoint: 'http://127.0.0.1:9000',
      credentials: undefined,
    });
    expect(() => readSettings({ ...bucket, S3_ACCESS_KEY_ID: 'key' }, false)).toThrow(/must be set together/);
    expect(() => readSettings({ ...minimal, S3_ACCESS_KEY_ID: 'key' }, false)).toThrow(
      /S3_BUCKET must be set/,
    );
    expect(() => readSettings({ ...minimal, BACKUP_S3_ACCESS_KEY_ID: 'key' }, false)).toThrow(
      /BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set together/,
    );
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ ...minimal, PORT: '', DATABASE_URL: '' }, false).port).toBe(3000);
  });

  it('loads demo data by default only into the embedded database', () => {
    const url = 'postgres://user:pass@db/elenco';
    expect(readSettings({ ...minimal, DATABASE_URL: url }).demo).toBe(false);
    expect(readSettings({ ...minimal, DATABASE_URL: url, ELENCO_DEMO_DATA: 'on' }).demo).toBe(true);
    expect(readSettings({ ...minimal, ELENCO_DEMO_DATA: 'off' }).demo).toBe(false);
  });

  it('listens on all interfaces in a container, whose loopback interface cannot be reached', () => {
    expect(readSettings(minimal, true)).toMatchObject({ host: '0.0.0.0', baseUrl: 'http://localhost:3000' });
    expect(readSettings({ ...minimal, HOST: '127.0.0.1' }, true).host).toBe('127.0.0.1');
  });

  it('derives the base URL from host and port unless it is set', () => {
    expect(readSettings({ ...minimal, HOST: 'elenco.test', PORT: '8080' }).baseUrl).toBe(
      'http://elenco.test:8080',
    );
    expect(readSettings({ ...minimal, HOST: '::1', PORT: '8080' }).baseUrl).toBe('http://localhost:8080');
    expect(readSettings({ ...minimal, BASE_URL: 'https://elenco.test/' }).baseUrl).toBe(
      'https://elenco.test',
    );
  });
});
