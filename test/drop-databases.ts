import { afterAll } from 'vitest'
import { dropDatabases } from './create-database.ts'

/** For projects in which each test file has its own databases. */
afterAll(dropDatabases)
