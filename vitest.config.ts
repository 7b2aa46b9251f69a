import { defineConfig } from 'vitest/config'

const databaseTests = 'src/**/*.db.test.{ts,tsx}'
const node = { environment: 'node', sequence: { shuffle: true } } as const

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'postgresql',
          include: [databaseTests],
          globalSetup: './test/prepare-postgresql.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './test/prepare-postgresql.ts',
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
