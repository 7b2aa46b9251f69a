import { data, type LoaderFunctionArgs } from 'react-router'
import { findScript } from '#features/tracking/reads/tracking-scripts.ts'
import { publicShop } from '../shop-context.ts'

/** GET /skrypty/<SHA-256>.js: a script from the shop's settings. What lies there never changes; anything else is 404. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const script = findScript(publicShop(context), new URL(request.url).pathname)
  if (script === null) throw data(null, { status: 404 })
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
