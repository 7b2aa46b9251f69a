import { type DataRouter, type DataStrategyResult, isRouteErrorResponse } from 'react-router'

/** Milliseconds that the next page may take until the browser itself goes to its address (A9.1). */
const maxAddressLength = 16_000

type Results = Record<string, DataStrategyResult>

declare global {
  /** React Router's own, from its hydration on: only it knows whether a load belongs to a move to another page. */
  var __reactRouterDataRouter: DataRouter | undefined
}

/**
 * The next page is put into the one that stands; when its load fails or takes too long, the browser goes to its address itself
 * (A2.16, A4.19). What the shop has answered is no failure: a page that there is not, a move elsewhere. React Router aborts the
 * load when another begins. Forms that send something, and the page that says what came of one, are not asked for again.
 */
export async function loadOrNavigate(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  const to = navigationAddress(request)
  if (!to) return next()
  const late = new Promise<null>((resolve) => setTimeout(resolve, maxAddressLength, null))
  const results = await Promise.race([next(), late])
  const failed = !results || Object.values(results).some(hasFailed)
  if (!failed || request.signal.aborted) return results ?? {}
  // whoever comes back finds the page as it was left, with a load that never ends
  addEventListener('pageshow', () => location.reload(), { once: true })
  if (to === location.pathname + location.search + location.hash) location.reload()
  else location.assign(to)
  return new Promise(() => {})
}

/** Where a move that this request is made for leads; undefined when it is another's: of a part of the page, or of a sent form. */
function navigationAddress({ method, url }: Request): string | undefined {
  const { state, location: to, formMethod = 'GET', formAction } = __reactRouterDataRouter?.state.navigation ?? {}
  if (method !== 'GET' || state !== 'loading' || !to) return
  const asked = to.pathname + to.search
  if (new URL(asked, url).href !== url || (formMethod !== 'GET' && formAction === asked)) return
  return asked + to.hash
}

/** Who has no network is told so by the page that stands: the browser could say no more. */
function hasFailed({ type, result }: DataStrategyResult): boolean {
  if (type === 'data' || result instanceof Response || navigator.onLine === false) return false
  return !isRouteErrorResponse(result) || result.status >= 500 || typeof result.data === 'string'
}
