import { type Context, Hono } from 'hono'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { log, requestNumber } from '#platform/log.ts'
import { translate } from '#shared/text.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import { redirectAccountForms } from './account-forms.ts'
import { basketAjax } from './ajax/basket.php.ts'
import { clientNewAjax } from './ajax/client-new.php.ts'
import { getAjax } from './ajax/get.php.ts'
import { hotspotsAjax } from './ajax/hotspots.php.ts'
import { opinionsAjax } from './ajax/opinions.php.ts'
import { paymentsAjax } from './ajax/payments.php.ts'
import { projectorAjax } from './ajax/projector.php.ts'
import { validateAjax } from './ajax/validate.php.ts'
import { basketChange } from './basketchange.php.ts'
import { signOutByLink } from './login.php.ts'
import { projectorXml } from './projector.php.ts'
import { redirectOldAddresses } from './redirects.ts'
import { pendingMessages } from './return.php.ts'
import { settings } from './settings.php.ts'
import { legacyTexts } from './texts.ts'

/** Returns the app for the .php contract of this family of shops. A file's path is its URL. */
export function legacy(): Hono<RequestEnvironment> {
  const app = new Hono<RequestEnvironment>()
  app.on(['GET', 'POST'], '/basketchange.php', basketChange)
  app.get('/ajax/basket.php', basketAjax)
  app.on(['GET', 'POST'], '/ajax/get.php', getAjax)
  app.get('/ajax/hotspots.php', hotspotsAjax)
  app.on(['GET', 'POST'], '/ajax/opinions.php', opinionsAjax)
  app.get('/ajax/payments.php', paymentsAjax)
  app.on(['GET', 'POST'], '/ajax/projector.php', projectorAjax)
  app.on(['GET', 'POST'], '/ajax/validate.php', validateAjax)
  app.on(['GET', 'POST'], '/ajax/client-new.php', clientNewAjax)
  app.get('/return.php', pendingMessages)
  app.on(['GET', 'POST'], '/settings.php', settings)
  redirectAccountForms(app)
  app.get('/login.php', signOutByLink)
  app.get('/projector.php', projectorXml)
  redirectOldAddresses(app)
  app.onError((error, context) => {
    const away = isUnavailable(error)
    if (away && isPlainForm(context)) throw error // browsers get a page instead of JSON
    log.error(error)
    const { textOverrides } = context.var.publicShop
    const broken = () => translate(legacyTexts.broken, { number: requestNumber() }, textOverrides)
    return away
      ? context.json({ error: { code: 'unavailable', message: translate(legacyTexts.away, {}, textOverrides) } }, 503)
      : context.json({ error: { code: 'internal', message: broken() } }, 500)
  })
  return app
}

/** A browser without JavaScript that submitted a form or followed a link. */
function isPlainForm({ req }: Context): boolean {
  return req.header('Accept')?.includes('text/html') ?? false
}
