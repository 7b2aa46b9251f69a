import type { LoaderFunctionArgs } from 'react-router'
import { readSecurityContact } from '#features/content/checks/shop-identity.ts'
import { securityTxt } from '#features/content/rules/security-txt.ts'
import { securityContactSetting, sellerSettings } from '#features/content/settings.ts'
import { translate } from '#shared/text.ts'
import { getPublicShop } from '../route-context.ts'
import { errorTexts } from '../texts/error.ts'

/** GET /.well-known/security.txt: where to report a vulnerability; 404 while the shop has set neither a contact nor the seller's e-mail. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings, publicUrl, now, textOverrides } = getPublicShop(context)
  const contact = settings.get(securityContactSetting) || readSecurityContact(settings.get(sellerSettings.email))
  if (!contact) return new Response(translate(errorTexts.notFound, {}, textOverrides), { status: 404 })
  return new Response(securityTxt({ contact, publicUrl, now }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
