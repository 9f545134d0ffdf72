import { defineConfig } from 'vitest/config';
export default defineConfig({ test: { globalSetup: ['tests/support/server.ts'], include: ['tests/api/*.test.ts', 'tests/db/**/*.test.ts'], testTimeout: 60000, hookTimeout: 120000 } });
