import build from './build';
import startTestServer from './server';

/**
 * Global setup of tests that use the real server. Builds the server while PostgreSQL starts. Returns the
 * teardown.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startTestServer(), build()]);
  return stop;
}
