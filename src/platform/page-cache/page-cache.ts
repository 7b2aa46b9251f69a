import { type Context, type Env, Hono } from 'hono'
import type { Tag } from '#shared/tag.ts'
import { createHostMatcher } from '../http/request-address.ts'
import { log } from '../log.ts'
import { defineCounter } from '../metrics/counter.ts'
import type { CacheDependencies } from './cache-dependencies.ts'
import { CachedPage, respondWithPage } from './cached-page.ts'
import { type Computed, TaggedCache } from './tagged-cache.ts'

const answeredCounter = defineCounter('witryna_public_pages_answered_total', 'Public pages answered')
const renderedCounter = defineCounter(
  'witryna_public_pages_rendered_total',
  'Public pages rendered, since they were not kept',
)

/** The one address under which a public page is kept. */
export interface CacheTarget {
  /** Path and known query, in their one order. */
  target: string
  /** Its query holds what visitors type. */
  unbounded: boolean
}

interface PageCacheRules {
  publicUrl: string | null
  /** The public page that is asked for by this path and query; null for everything that is never kept. */
  findTarget: (target: string) => CacheTarget | null
  /** Whether a visitor with these cookies sees other prices than everybody. */
  hasOwnPrices: (cookies: string) => boolean
  /** Is told of every path and query that somebody asks for, kept or not. */
  onRequest?: (asked: string, headers: Headers) => void
}

/**
 * Puts kept pages in front of the application, which renders what is missing: once, for a stranger without a cookie, however
 * many ask. Whatever else it answers is for the one who asked.
 */
export function cachePages<Environment extends Env>(
  app: Hono<Environment>,
  pages: PageCache,
  rules: PageCacheRules,
): Hono<Environment> {
  const findHost = createHostMatcher(rules.publicUrl)
  const front = new Hono<Environment>()

  // not an async function: a kept page is answered at once, which is a good deal faster in the server of Hono
  front.all('*', (context) => {
    const { raw } = context.req
    const asked = targetOf(raw.url)
    if (raw.method === 'GET') rules.onRequest?.(asked, raw.headers)
    if (!isRead(raw.method) || rules.hasOwnPrices(raw.headers.get('Cookie') ?? '')) return pass(context)
    const host = findHost(raw.headers.get('Host') ?? '')
    if (host === null) return pass(context)
    const page = pages.get(host + asked, Date.now())
    if (page instanceof CachedPage) return show(context, host + asked, page)
    const found = rules.findTarget(asked)
    return found ? findOrRender(context, host + found.target, found) : pass(context)
  })

  /** A page may be asked for in other words than those it is kept by. */
  async function findOrRender(
    context: Context<Environment>,
    key: string,
    { unbounded }: CacheTarget,
  ): Promise<Response> {
    const keeper = unbounded ? pages.unbounded : pages.common
    const now = new Date()
    const page =
      keeper.get(key, now.getTime()) ??
      (await keeper.getOrCompute(key, now, (cacheDependencies) => render(context, key, cacheDependencies)))
    if (page instanceof CachedPage) return show(context, key, page)
    return page.status >= 400 ? withNoStore(page.clone()) : pass(context)
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
    answeredCounter.count += 1
    const request = crypto.randomUUID()
    const answer = respondWithPage(page, context.req.raw, Date.now(), { 'X-Request-Id': request })
    if (log.isLevelEnabled('info'))
      log.info({ request, method: context.req.method, path: context.req.path, kept: true })
    if (answer instanceof Response) return answer
    return answer.then((answer) => {
      pages.resize(key, page)
      return answer
    })
  }

  return front
}

/** What does not say how it may be kept must not be. */
function withNoStore(answer: Response): Response {
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  return answer
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** 'http://shop.example/path?query' → '/path?query' */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/** Fails closed: a page that is said to be public and turns out to be somebody's is a fault of ours. */
function isShareable({ headers }: Response, { personal }: CacheDependencies, address: string): boolean {
  if (!personal && !headers.has('Set-Cookie')) return !headers.has('Cache-Control')
  log.error({ path: address.split('?')[0] }, 'a public page has asked who is visiting: it is not kept')
  return false
}

/** A page, or an answer that is not kept. */
type RenderedPage = CachedPage | Response

/** What of the memory pages may take whose addresses hold what visitors type: there is no end of them. */
const unboundedShare = 1 / 8

/** The rendered pages of one process. Endless addresses have a part of their own, so that they never push the others out. */
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
