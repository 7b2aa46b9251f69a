import type { LoaderFunctionArgs } from 'react-router'
import { findScript } from '#features/tracking/reads/tracking-scripts.ts'
import { say } from '#shared/text.ts'
import { publicShop } from '../shop-context.ts'
import { errorTexts } from '../texts/error.ts'

/** GET /skrypty/<SHA-256>.js: a script from the shop's settings. What lies there never changes; anything else is 404. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const shop = publicShop(context)
  const script = findScript(shop, new URL(request.url).pathname)
  if (script === null) return new Response(say(errorTexts.notFound, {}, shop.words), { status: 404 })
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
