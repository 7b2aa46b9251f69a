import { type Context, type Env, Hono } from 'hono'
import { ownHost } from '../http/public-address.ts'
import { log } from '../log.ts'
import { defineCounter } from '../metrics/counter.ts'
import type { Made } from './keeper.ts'
import type { Origins } from './origins.ts'
import { Page } from './page.ts'
import { pageAnswer } from './page-answer.ts'
import type { PageCache, Rendered } from './page-cache.ts'

const answered = defineCounter('witryna_public_pages_answered_total', 'Public pages answered')
const rendered = defineCounter('witryna_public_pages_rendered_total', 'Public pages rendered, since they were not kept')

/** The one address under which a public page is kept. */
export interface PublicTarget {
  /** Path and known query, in their one order. */
  target: string
  /** Its query holds what visitors type. */
  endless: boolean
}

interface Rules {
  publicUrl: string | null
  /** The public page that is asked for by this path and query; null for everything that is never kept. */
  findTarget: (target: string) => PublicTarget | null
  /** Whether a visitor with these cookies sees other prices than everybody. */
  seesOwnPrices: (cookies: string) => boolean
  /** Is told of every path and query that somebody asks for, kept or not. */
  notice?: (asked: string, headers: Headers) => void
}

/**
 * Puts kept pages in front of the application, which renders what is missing: once, for a stranger without a cookie, however
 * many ask. Whatever else it answers is for the one who asked.
 */
export function keepPages<Environment extends Env>(
  app: Hono<Environment>,
  pages: PageCache,
  rules: Rules,
): Hono<Environment> {
  const findHost = ownHost(rules.publicUrl)
  const front = new Hono<Environment>()

  // not an async function: a kept page is answered at once, which is a good deal faster in the server of Hono
  front.all('*', (context) => {
    const { raw } = context.req
    const asked = targetOf(raw.url)
    if (raw.method === 'GET') rules.notice?.(asked, raw.headers)
    if (!isLooking(raw.method) || rules.seesOwnPrices(raw.headers.get('Cookie') ?? '')) return pass(context)
    const host = findHost(raw.headers.get('Host') ?? '')
    if (host === null) return pass(context)
    const page = pages.get(host + asked, Date.now())
    if (page instanceof Page) return show(context, host + asked, page)
    const found = rules.findTarget(asked)
    return found ? findOrRender(context, host + found.target, found) : pass(context)
  })

  /** A page may be asked for in other words than those it is kept by. */
  async function findOrRender(
    context: Context<Environment>,
    key: string,
    { endless }: PublicTarget,
  ): Promise<Response> {
    const keeper = endless ? pages.endless : pages.common
    const now = new Date()
    const page =
      keeper.get(key, now.getTime()) ?? (await keeper.make(key, now, (origins) => render(context, key, origins)))
    if (page instanceof Page) return show(context, key, page)
    return page.status >= 400 ? notKept(page.clone()) : pass(context)
  }

  async function render(context: Context<Environment>, key: string, origins: Origins): Promise<Made<Rendered>> {
    rendered.count += 1
    const request = new Request(`http://${key}`, { headers: { Host: key.slice(0, key.indexOf('/')) } })
    const answer = await app.fetch(request, { ...context.env, origins })
    if (answer.status === 200 && isForEverybody(answer, origins, key)) {
      const page = await Page.of(answer, origins)
      return { value: page, bytes: page.bytes }
    }
    return { value: answer, bytes: null }
  }

  async function pass(context: Context<Environment>): Promise<Response> {
    return notKept(await app.fetch(context.req.raw, context.env))
  }

  function show(context: Context<Environment>, key: string, page: Page): Response | Promise<Response> {
    answered.count += 1
    const request = crypto.randomUUID()
    const answer = pageAnswer(page, context.req.raw, Date.now(), { 'X-Request-Id': request })
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
function notKept(answer: Response): Response {
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-store')
  return answer
}

function isLooking(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** 'http://shop.example/path?query' → '/path?query' */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length))
}

/** Fails closed: a page that is said to be public and turns out to be somebody's is a fault of ours. */
function isForEverybody({ headers }: Response, { personal }: Origins, address: string): boolean {
  if (!personal && !headers.has('Set-Cookie')) return !headers.has('Cache-Control')
  log.error({ path: address.split('?')[0] }, 'a public page has asked who is visiting: it is not kept')
  return false
}
