import { strToU8, zipSync } from 'fflate'
import type { LoaderFunctionArgs } from 'react-router'
import { personalDataOfClient } from '#features/privacy/views.ts'
import { warsawDay } from '#shared/day.ts'
import { urls } from '#shared/urls.ts'
import { requireClient } from '../route-context.ts'

/** GET /moje-dane.zip: all personal data of the signed-in client, one JSON file in a ZIP (art. 15 and 20 GDPR). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { shop, customerId } = await requireClient(context, urls.accountPrivacy())
  const emailConfirmed = await shop.accounts.email.isConfirmed()
  const json = await personalDataOfClient(shop, { customerId, emailConfirmed })
  return new Response(zipSync({ 'dane.json': strToU8(json) }), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="dane-${warsawDay(shop.now)}.zip"`,
      'Cache-Control': 'no-store',
    },
  })
}
