import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { embeddedEngineTests } from './test/embedded-engine-tests.ts'
import { moveTempFolderToMemory } from './test/memory-temp-folder.ts'
import { SlowFilesFirst } from './test/slow-files-first.ts'

moveTempFolderToMemory()

const databaseTests = 'src/**/*.db.test.{ts,tsx}'
const resilienceTests = 'src/**/*.resilience.test.ts'
/** Generous timeouts: a busy machine is not a failure of the shop. */
const node = {
  environment: 'node',
  isolate: false, // files of one worker share its modules: otherwise most would import the whole shop again
  setupFiles: './test/reset-globals.ts',
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  env: { LOG_LEVEL: process.env.LOG_LEVEL || 'error' }, // 'warn' also shows each sign-in
} as const

/** A worker keeps its modules only while it runs files of one project. */
const runOrder = (groupOrder: number) => ({ shuffle: true, groupOrder })

/** One project per kind of test, and `database-pglite` for database tests that also run on the embedded engine. */
export default defineConfig({
  test: {
    maxWorkers: Math.min(8, Math.ceil(availableParallelism() * 1.5)), // each waits a third of its time for a database or a browser
    sequence: { sequencer: SlowFilesFirst },
    execArgv: ['--no-wasm-code-gc'], // V8 aborts now and then where many embedded databases come and go (nodejs/node#64500)
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          sequence: runOrder(0),
          include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [databaseTests, resilienceTests],
        },
      },
      {
        test: {
          ...node,
          name: 'database',
          sequence: runOrder(1),
          include: [databaseTests],
          setupFiles: [node.setupFiles, './test/drop-databases.ts', './test/record-statements.ts'],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'database-pglite',
          sequence: runOrder(2),
          include: process.env.BOTH_ENGINES ? [databaseTests] : embeddedEngineTests,
          globalSetup: './test/prepare-pglite.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          sequence: runOrder(3),
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/prepare-shops.ts',
        },
      },
      {
        test: {
          ...node,
          name: 'resilience',
          sequence: runOrder(4),
          include: [resilienceTests],
          setupFiles: [node.setupFiles, './test/drop-databases.ts'],
          globalSetup: './test/prepare-postgresql.ts',
        },
      },
    ],
  },
})
