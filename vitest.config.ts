import { defineConfig } from 'vitest/config'
import { bothEngines } from './test/both-engines.ts'

const databaseTests = 'src/**/*.db.test.{ts,tsx}'
const resilienceTests = 'src/**/*.resilience.test.ts'
/** Generous: a machine that does other things as well is no fault of the shop. */
const node = {
  environment: 'node',
  sequence: { shuffle: true },
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  env: { LOG_LEVEL: process.env.LOG_LEVEL || 'error' }, // 'warn' also shows each sign-in
} as const

/** One project for each kind of test, and `database-pglite` for those of the database that run on the embedded engine as well. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [databaseTests, resilienceTests],
        },
      },
      {
        test: {
          ...node,
          name: 'database',
          include: [databaseTests],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'database-pglite',
          include: process.env.BOTH_ENGINES ? [databaseTests] : bothEngines,
          globalSetup: './test/prepare-pglite.ts',
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
      {
        test: {
          ...node,
          name: 'resilience',
          include: [resilienceTests],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
    ],
  },
})
