import { timingSafeEqual } from 'node:crypto'
import type { LoaderFunctionArgs } from 'react-router'
import { getSeller } from '#features/content/settings.ts'
import { feedBodies, getEnabledFeeds, getFeedState } from '#features/product-feeds/queries.ts'
import { feedWriters } from '#features/product-feeds/rules/feed-formats.ts'
import { type FeedName, feedByFileName } from '#features/product-feeds/rules/feed-product.ts'
import { productFeedsTexts } from '#features/product-feeds/texts.ts'
import { hashToken } from '#platform/secrets.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { getPublicShop } from '../route-context.ts'

/** GET /oferta/TOKEN/ceneo.xml: the stored product feed, streamed from the database; 304 for a matching ETag. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  const shop = getPublicShop(context)
  const feed = feedByFileName(params.file ?? '')
  if (!feed || !(await isTokenValid(shop, feed, params.token ?? '')))
    return new Response(translate(productFeedsTexts.notFound, {}, shop.textOverrides), {
      status: 404,
      headers: commonHeaders,
    })
  const { written, changedAt } = await getFeedState(shop, feed)
  const { shopName: name } = getSeller(shop.settings)
  const { mediaType, head, foot } = feedWriters[feed]
  const beginning = head({ name, publicUrl: shop.publicUrl })
  const state = hashToken([beginning, written, changedAt?.toISOString()].join('\n'))
  const etag = `W/"${Buffer.from(state).toString('base64url')}"` // weak: the same for compressed and plain
  const headers = { ...commonHeaders, ETag: etag, 'Content-Type': `${mediaType}; charset=utf-8` }
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers })
  const text = streamOf(joinParts(beginning, feedBodies(shop, feed), foot))
  if (!acceptsGzip(request)) return new Response(text, { headers })
  const small = text.pipeThrough(new CompressionStream('gzip')) // streamed: a large catalogue is never completely in memory
  return new Response(small, { headers: { ...headers, 'Content-Encoding': 'gzip' } })
}

/** Anyone with the address may read it; it is not indexed. */
const commonHeaders = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex', Vary: 'Accept-Encoding' }

function acceptsGzip(request: Request): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(request.headers.get('Accept-Encoding') ?? '')
}

async function isTokenValid(shop: PublicShop, feed: FeedName, token: string): Promise<boolean> {
  const open = (await getEnabledFeeds(shop)).find(({ name }) => name === feed)
  return open !== undefined && timingSafeEqual(hashToken(open.token), hashToken(token))
}

async function* joinParts(head: string, bodies: AsyncIterable<string>, foot: string): AsyncGenerator<string> {
  yield head
  yield* bodies
  yield foot
}

/** Reads on demand; when the client stops reading, so does the database query. */
function streamOf(text: AsyncGenerator<string>): ReadableStream<BufferSource> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void text.return(undefined),
  })
}
