import build from './build';
import startTestServer from './server';

/** Global setup for tests of the real server: builds it while PostgreSQL starts. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [stop] = await Promise.all([startTestServer(), build()]);
  return stop;
}
