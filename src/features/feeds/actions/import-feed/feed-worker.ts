/** Entry point of the worker that reads feeds; an input of the build. */
import { serveReading } from '#platform/threads/serve-reading.ts'
import { readFeed } from './read-feed.ts'

await serveReading(readFeed)
