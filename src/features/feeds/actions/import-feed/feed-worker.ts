/** Begins the worker in which feeds are read; an input of the build. */
import { serveReading } from '#platform/threads/serve-reading.ts'
import { readFeed } from './read-feed.ts'

await serveReading(readFeed)
