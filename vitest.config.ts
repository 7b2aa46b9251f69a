import { defineConfig } from 'vitest/config'

const databaseTests = 'src/**/*.db.test.{ts,tsx}'
/** Generous: a machine that does other things as well is no fault of the shop. */
const node = {
  environment: 'node',
  sequence: { shuffle: true },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  env: { LOG_LEVEL: process.env.LOG_LEVEL || 'error' }, // 'warn' also shows each sign-in
} as const

/** One project for each kind of test; `npm test` runs them all, `npx vitest --project unit` one. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [databaseTests],
        },
      },
      {
        test: {
          ...node,
          name: 'pglite',
          include: [databaseTests],
          globalSetup: './test/prepare-pglite.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'postgresql',
          include: [databaseTests],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
    ],
  },
})
