import { type Context, type Env, Hono } from 'hono'
import type { Tag } from '#shared/tag.ts'
import { createHostMatcher } from '../http/request-address.ts'
import { log } from '../log.ts'
import { defineCounter } from '../metrics/counter.ts'
import type { CacheDependencies } from './cache-dependencies.ts'
import { answerWithPage, CachedPage, type PageAnswer, type PageRequest } from './cached-page.ts'
import { type Computed, TaggedCache } from './tagged-cache.ts'

const answeredCounter = defineCounter('witryna_public_pages_answered_total', 'Public pages answered')
const renderedCounter = defineCounter(
  'witryna_public_pages_rendered_total',
  'Public pages rendered because they were not cached',
)

/** The canonical address of a public page. */
export interface CacheTarget {
  /** Path and known query parameters, in canonical order. */
  target: string
  /** Its query contains text typed by visitors. */
  unbounded: boolean
}

export interface PageCacheRules {
  publicUrl: string | null
  /** Returns the public page for this path and query; null when it is never cached. */
  findTarget: (target: string) => CacheTarget | null
  /** Returns whether a visitor with these cookies sees other prices, or other lists, than the default. */
  hasOwnPages: (cookies: string) => boolean
  /** Called with the path and query of every GET request, cached or not. */
  onRequest?: (target: string, headers: Headers) => void
}

/** Full-page cache for public routes. Concurrent misses share one anonymous render; everything else bypasses the cache. */
export function cachePages<Environment extends Env>(
  app: Hono<Environment>,
  pageCache: PageCache,
  rules: PageCacheRules,
): Hono<Environment> {
  const findHost = createHostMatcher(rules.publicUrl)
  const front = new Hono<Environment>()

  // not async: a cached page is returned synchronously, which is much faster in Hono's server
  front.all('*', (context) => {
    const { raw } = context.req
    const target = targetOf(raw.url)
    if (raw.method === 'GET') rules.onRequest?.(target, raw.headers)
    if (!isRead(raw.method) || rules.hasOwnPages(raw.headers.get('Cookie') ?? '')) return pass(context)
    const host = findHost(raw.headers.get('Host') ?? '')
    if (host === null) return pass(context)
    const page = pageCache.get(host + target, Date.now())
    if (page instanceof CachedPage) return show(context, host + target, page)
    const found = rules.findTarget(target)
    return found ? findOrRender(context, host + found.target, found) : pass(context)
  })

  /** The requested address may differ from the canonical one. */
  async function findOrRender(
    context: Context<Environment>,
    key: string,
    { unbounded }: CacheTarget,
  ): Promise<Response> {
    const cache = unbounded ? pageCache.unbounded : pageCache.common
    const now = new Date()
    const page =
      cache.get(key, now.getTime()) ??
      (await cache.computeShared(key, now, (cacheDependencies) => render(context, key, cacheDependencies)))
    if (page instanceof CachedPage) return show(context, key, page)
    if (page.status >= 400) return withNoStore(page.clone())
    // the shared render knew neither the cookies nor the full address of this request: what may not be shared, such as a
    // personal page or a redirect, is rendered again for this visitor alone
    return pass(context)
  }

  async function render(
    context: Context<Environment>,
    key: string,
    cacheDependencies: CacheDependencies,
  ): Promise<Computed<RenderedPage>> {
    renderedCounter.count += 1
    const request = new Request(`http://${key}`, { headers: { Host: key.slice(0, key.indexOf('/')) } })
    const answer = await app.fetch(request, { ...context.env, cacheDependencies })
    if (answer.status === 200 && isShareable(answer, cacheDependencies, key)) {
      const page = await CachedPage.of(answer, cacheDependencies)
      return { value: page, bytes: page.bytes }
    }
    return { value: answer, bytes: null }
  }

  async function pass(context: Context<Environment>): Promise<Response> {
    return withNoStore(await app.fetch(context.req.raw, context.env))
  }

  function show(context: Context<Environment>, key: string, page: CachedPage): Response | Promise<Response> {
    const { raw, method, path } = context.req
    const wanted = { ifNoneMatch: raw.headers.get('If-None-Match'), acceptEncoding: raw.headers.get('Accept-Encoding') }
    const answer = answerFromCache(page, wanted, method, path)
    if (!(answer instanceof Promise)) return toResponse(answer)
    return answer.then((answer) => {
      pageCache.resize(key, page)
      return toResponse(answer)
    })
  }

  return front
}

/** Counts and logs the answer. */
export function answerFromCache(
  page: CachedPage,
  wanted: PageRequest,
  method: string,
  path: string,
): PageAnswer | Promise<PageAnswer> {
  answeredCounter.count += 1
  const request = crypto.randomUUID()
  if (log.isLevelEnabled('info')) log.info({ request, method, path, cached: true })
  return answerWithPage(page, wanted, Date.now(), { 'X-Request-Id': request })
}

function toResponse({ status, headers, body }: PageAnswer): Response {
  return new Response(body as Uint8Array<ArrayBuffer> | null, { status, headers })
}

/** A response without Cache-Control must not be stored. */
function withNoStore(answer: Response): Response {
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  return answer
}

export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** '/path?query' of 'http://shop.example/path?query'. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/** Fails closed: a page declared public that turns out to be personal is a bug. */
function isShareable({ headers }: Response, { personal }: CacheDependencies, address: string): boolean {
  if (!personal && !headers.has('Set-Cookie')) return !headers.has('Cache-Control')
  log.error({ path: address.split('?')[0] }, 'a public page identified the visitor: it is not cached')
  return false
}

/** A page, or a response that is not cached. */
type RenderedPage = CachedPage | Response

/** Share of memory for pages whose addresses contain visitors' text, since there is no limit to their number. */
const unboundedShare = 1 / 8

/** The rendered pages of one process. Unbounded addresses have their own part, so they never evict the others. */
export class PageCache {
  readonly common: TaggedCache<RenderedPage>
  readonly unbounded: TaggedCache<RenderedPage>

  constructor(mostBytes: number) {
    this.unbounded = new TaggedCache(mostBytes * unboundedShare)
    this.common = new TaggedCache(mostBytes * (1 - unboundedShare))
  }

  get(key: string, now: number): RenderedPage | undefined {
    return this.common.get(key, now) ?? this.unbounded.get(key, now)
  }

  resize(key: string, page: CachedPage): void {
    this.common.resize(key, page, page.bytes)
    this.unbounded.resize(key, page, page.bytes)
  }

  invalidate(tags: Tag[]): void {
    this.common.invalidate(tags)
    this.unbounded.invalidate(tags)
  }
}
