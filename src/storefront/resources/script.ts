import type { LoaderFunctionArgs } from 'react-router'
import { findScript } from '#features/tracking/views.ts'
import { translate } from '#shared/text.ts'
import { getPublicShop } from '../route-context.ts'
import { errorTexts } from '../texts/error.ts'

/** GET /skrypty/<SHA-256>.js: a script from the shop's settings. Its content never changes; other names are 404. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const shop = getPublicShop(context)
  const script = findScript(shop, new URL(request.url).pathname)
  if (script === null) return new Response(translate(errorTexts.notFound, {}, shop.textOverrides), { status: 404 })
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  })
}
