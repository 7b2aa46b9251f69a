import type { Metrics } from './metrics.ts'

type Fetch<Bindings extends unknown[]> = (request: Request, ...bindings: Bindings) => Response | Promise<Response>

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * The same `fetch`, and how long each answer took is measured. Whatever is asked, the labels stay few: `patternOf` turns an
 * address into one of the known patterns.
 */
export function measureRequests<Bindings extends unknown[]>(
  fetch: Fetch<Bindings>,
  metrics: Metrics,
  patternOf: (path: string) => string,
): Fetch<Bindings> {
  return async (request, ...bindings) => {
    const began = performance.now()
    const answer = await fetch(request, ...bindings)
    const labels = {
      route: patternOf(new URL(request.url).pathname),
      method: methods.includes(request.method) ? request.method : 'other',
      status: answer.status,
    }
    metrics.answered(labels, (performance.now() - began) / 1000)
    return answer
  }
}
