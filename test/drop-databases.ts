import { afterAll } from 'vitest'
import { dropDatabases } from './create-database.ts'

/** Where each test file has databases of its own. */
afterAll(dropDatabases)
