import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { preferredEncoding } from '../http/compression.ts'
import { createHostMatcher } from '../http/request-address.ts'
import type { MeasuredResponse } from '../metrics/http-metrics.ts'
import { CachedPage, type PageAnswer } from './cached-page.ts'
import { answerFromCache, isRead, type PageCache, type PageCacheRules } from './page-cache.ts'

/**
 * Answers requests for cached pages before the web framework, whose Request and Response cost more than the answer; all others go to
 * `listener`. So do searches, which are counted, and requests with a body.
 * @param observe called after each answer
 */
export function serveCachedPages(
  listener: RequestListener,
  pages: PageCache,
  { publicUrl, hasOwnPages }: Pick<PageCacheRules, 'publicUrl' | 'hasOwnPages'>,
  observe?: (response: MeasuredResponse) => void,
): RequestListener {
  const findHost = createHostMatcher(publicUrl)
  return (request, response) => {
    const { method = '', url = '', headers } = request
    const began = performance.now()
    const host =
      isRead(method) && !hasBody(headers) && !hasOwnPages(headers.cookie ?? '') && findHost(headers.host ?? '')
    const page = host && pages.common.get(host + url, Date.now())
    if (!(page instanceof CachedPage)) return listener(request, response)
    const wanted = { ifNoneMatch: headers['if-none-match'], acceptEncoding: headers['accept-encoding'] }
    if (!page.getEncoded(preferredEncoding(wanted.acceptEncoding))) return listener(request, response)
    const [path = ''] = url.split('?', 1)
    const answer = answerFromCache(page, wanted, method, path) as PageAnswer
    response.writeHead(answer.status, answer.headers).end(answer.body)
    observe?.({ path, method, status: answer.status, milliseconds: performance.now() - began })
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
