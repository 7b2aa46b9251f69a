import { type DataRouter, type DataStrategyResult, isRouteErrorResponse } from 'react-router'

/** Milliseconds until the browser itself goes to the address of a slow page (A9.1). */
const navigationTimeoutMs = 16_000

type Results = Record<string, DataStrategyResult>

declare global {
  /** React Router's own router, from hydration on: only it knows whether a load belongs to a navigation. */
  var __reactRouterDataRouter: DataRouter | undefined
}

/**
 * Returns the data of the next page; when the load fails or takes too long, the browser goes to the address itself (A2.16, A4.19). It goes
 * there at once when it does not know the address: the page may be one for another audience (audience.ts). A response of the shop is no
 * failure: a redirect, a page that it refuses. React Router aborts the load when another begins. Forms that change data, and the page with
 * their result, are never requested twice.
 */
export async function loadOrNavigate(
  { request, pattern }: { request: Request; pattern: string },
  next: () => Promise<Results>,
): Promise<Results> {
  const target = navigationAddress(request)
  if (!target) return next()
  const unknown = pattern.endsWith('*') && navigator.onLine !== false
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, navigationTimeoutMs, null))
  const results = unknown ? null : await Promise.race([next(), timeout])
  const failed = !results || Object.values(results).some(hasFailed)
  if (!failed || request.signal.aborted) return results ?? {}
  // the back/forward cache would restore the page with a load that never ends
  addEventListener('pageshow', () => location.reload(), { once: true })
  if (target === location.pathname + location.search + location.hash) location.reload()
  else location.assign(target)
  return new Promise(() => {})
}

/**
 * Returns the address of the navigation that this request belongs to; undefined for other requests: a part of the page, or a submitted
 * form.
 */
function navigationAddress({ method, url }: Request): string | undefined {
  const { state, location: target, formMethod = 'GET', formAction } = __reactRouterDataRouter?.state.navigation ?? {}
  if (method !== 'GET' || state !== 'loading' || !target) return
  const address = target.pathname + target.search
  if (new URL(address, url).href !== url || (formMethod !== 'GET' && formAction === address)) return
  return address + target.hash
}

/** Without a network the current page shows the error: the browser's own page would say no more. */
function hasFailed({ type, result }: DataStrategyResult): boolean {
  if (type === 'data' || result instanceof Response || navigator.onLine === false) return false
  return !isRouteErrorResponse(result) || result.status >= 500 || typeof result.data === 'string'
}
