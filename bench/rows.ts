import type { BenchEnvironment } from './environment/bench-environment.ts'
import type { Figure } from './figure.ts'
import { basket } from './rows/basket.ts'
import { bytes } from './rows/bytes.ts'
import { cachedPage } from './rows/cached-page.ts'
import { projector, shipping, validate } from './rows/calls.ts'
import { floor } from './rows/floor.ts'
import { imports } from './rows/imports.ts'
import { mainThread } from './rows/main-thread.ts'
import { memory } from './rows/memory.ts'
import { mobile } from './rows/mobile.ts'
import { placing } from './rows/placing.ts'
import { races } from './rows/races.ts'
import { relevance } from './rows/relevance.ts'
import { rendering } from './rows/rendering.ts'
import { killedDuringOrders, malformed } from './rows/resilience.ts'
import { search } from './rows/search.ts'
import { starts } from './rows/starts.ts'
import { uncachedPage } from './rows/uncached-page.ts'
import { web } from './rows/web.ts'

/** The rows of `npm run bench`, in this order, by name. */
export const rows: Record<string, (place: BenchEnvironment) => Promise<Figure[]>> = {
  cached: cachedPage,
  uncached: uncachedPage,
  basket,
  placing,
  floor,
  rendering,
  projector,
  shipping,
  validate,
  races,
  starts,
  killed: killedDuringOrders,
  malformed,
  imports,
  memory,
  bytes,
  mobile,
  main: mainThread,
  web,
  relevance,
  search,
}
