import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { ScryptCost } from '#platform/accounts/password-hash.ts'
import type { Config } from '#platform/config.ts'
import { createRouteMatcher } from '#platform/http/log-requests.ts'
import { denyAllPolicy } from '#platform/http/security-headers.ts'
import { log } from '#platform/log.ts'
import { createResponseMeter, measureRequests } from '#platform/metrics/http-metrics.ts'
import { serveCachedPages } from '#platform/page-cache/serve-cached-pages.ts'
import { translate } from '#shared/text.ts'
import { requestRefusalTexts } from '../storefront/texts/refusal.ts'
import { createHttpApp, type HttpApp, sharedPages } from './app.ts'
import { type AppContext, createAppContext } from './app-context.ts'

/**
 * Returns the whole shop without a network: `app.request()` sends a request. Only tests pass a `passwordCost`. Throws a
 * readable error.
 */
export async function openApplication(
  config: Config,
  report: (line: string) => void,
  passwordCost?: ScryptCost,
): Promise<{ appContext: AppContext } & HttpApp> {
  const appContext = await createAppContext(config, report, passwordCost)
  return { appContext, ...(await createFullHttpApp(appContext)) }
}

/** Returns the entry points of an open context as a request listener for a Node server. */
export async function openListener(appContext: AppContext): Promise<RequestListener> {
  const { app, patterns } = await createFullHttpApp(appContext)
  const { metrics, pageCache } = appContext
  const measure = metrics && createResponseMeter(metrics, createRouteMatcher(patterns))
  const fetch = measure ? measureRequests(app.fetch, measure) : app.fetch
  const listener = getRequestListener(fetch, { errorHandler: (error) => answerUnreadableRequest(error, appContext) })
  return serveCachedPages(listener, pageCache, sharedPages(appContext), measure ?? undefined)
}

async function createFullHttpApp(appContext: AppContext): Promise<HttpApp> {
  return createHttpApp(appContext, await import('virtual:react-router/server-build'))
}

/** Handles valid HTTP that cannot become a Request: no host, or an invalid address or method. */
function answerUnreadableRequest(error: unknown, appContext: AppContext): Response {
  const { textOverrides } = appContext.publicShop('')
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': denyAllPolicy }
  if (error instanceof RequestError)
    return new Response(translate(requestRefusalTexts.unreadable, {}, textOverrides), { status: 400, headers })
  log.error(error)
  return new Response(translate(requestRefusalTexts.broken, { number: '–' }, textOverrides), { status: 500, headers })
}
