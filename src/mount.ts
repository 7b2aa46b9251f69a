import { type Context, type ErrorHandler, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findAttachment } from './features/catalogue/reads/attachments.ts'
import { graphql } from './graphql/app.ts'
import { legacy } from './legacy/app.ts'
import { findPublicCall } from './legacy/public-calls.ts'
import type { House } from './open-house.ts'
import { openShopForRequest, type ShopEnvironment } from './open-shop.ts'
import { buildFolder } from './platform/build-folder.ts'
import { isAway } from './platform/database/database-away.ts'
import { allowMethods, type KnownMethod } from './platform/http/allowed-methods.ts'
import { limitBody, usualBodyLimits } from './platform/http/body-limit.ts'
import { compressPages } from './platform/http/compress-pages.ts'
import { hasOtherCurrency } from './platform/http/currency-cookie.ts'
import { immutableFiles } from './platform/http/immutable-files.ts'
import { inTime } from './platform/http/in-time.ts'
import { logRequests } from './platform/http/log-requests.ts'
import { loggablePaths } from './platform/http/loggable-path.ts'
import { ownHostOnly } from './platform/http/public-address.ts'
import { readableAddressOnly } from './platform/http/readable-address.ts'
import { refusalsAsPages } from './platform/http/refusals-as-pages.ts'
import { refuseSubresources } from './platform/http/refuse-subresources.ts'
import { safeAnswers } from './platform/http/safe-answers.ts'
import { sameOriginOnly } from './platform/http/same-origin.ts'
import { sendFile } from './platform/http/send-file.ts'
import { serveAssets } from './platform/http/serve-assets.ts'
import { servePictures } from './platform/http/serve-pictures.ts'
import { tellWhenToRetry } from './platform/http/tell-when-to-retry.ts'
import { log, requestNumber } from './platform/log.ts'
import { keepPages } from './platform/page-cache/keep-pages.ts'
import { serverUrls } from './shared/server-urls.ts'
import { say, type Text } from './shared/text.ts'
import { urls } from './shared/urls.ts'
import { answerWhenAway } from './storefront/away/answer-when-away.server.ts'
import { answerFirstRun } from './storefront/first-run/first-run.server.tsx'
import { numberErrors } from './storefront/number-errors.server.ts'
import { findPublicPage } from './storefront/public-pages.ts'
import { refusalPage } from './storefront/refusal/refusal-page.server.tsx'
import { searchedPhrase } from './storefront/searched-phrase.server.ts'
import { requestContext } from './storefront/shop-context.ts'
import { errorTexts } from './storefront/texts/error.ts'
import { refusalTexts } from './storefront/texts/refusal.ts'

type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>

const longestWait = 30_000

export interface Mounted {
  app: Hono<ShopEnvironment>
  /** Of every address that something is at: '/produkt/:product'. */
  patterns: string[]
}

/** Puts all ways in onto one HTTP application, with the kept pages in front of it: requests in, responses out. */
export function mount(house: House, build: ServerBuild): Mounted {
  const waysIn = mountWaysIn(house, build)
  const app = keepPages(waysIn, house.pages, {
    publicUrl: house.config.publicUrl,
    findTarget:
      house.config.pageCacheBytes > 0 ? (asked) => findPublicPage(asked) ?? findPublicCall(asked) : () => null,
    seesOwnPrices: hasOtherCurrency,
    notice: (asked, headers) => {
      const phrase = searchedPhrase(asked, headers)
      if (phrase) house.phrases.note(phrase)
    },
  }).onError(answerToMishaps(house))
  return { app, patterns: patternsOf(build, waysIn) }
}

function patternsOf(build: ServerBuild, waysIn: Hono<ShopEnvironment>): string[] {
  const pages = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`)
  return [...pages, ...waysIn.routes.map(({ path }) => path)].filter((pattern) => pattern !== '/*')
}

function mountWaysIn(house: House, build: ServerBuild): Hono<ShopEnvironment> {
  const { publicUrl } = house.config
  const app = new Hono<ShopEnvironment>()
  let loggable: ((path: string) => string) | null = null
  const speak = (text: Text, values = {}) => say(text, values, house.publicShop('').words)
  const careful = numberErrors(answerWhenAway(withOrigin(build, publicUrl)))
  const pages: Pages = createRequestHandler(careful, import.meta.env.MODE)
  app.use(
    logRequests((path) => {
      loggable ??= loggablePaths(patternsOf(build, app)) // the routes are added below
      return loggable(path)
    }, house.closing),
    compressPages(),
    tellWhenToRetry(),
    safeAnswers(publicUrl),
    refusalsAsPages((words) => refusalPage(words, house.publicShop('').words)),
    inTime(longestWait, house.closing, {
      busy: () => speak(refusalTexts.busy),
      restarting: () => speak(refusalTexts.restarting),
    }),
    limitBody(usualBodyLimits, {
      tooLarge: () => speak(refusalTexts.tooLarge),
      tooManyFields: () => speak(refusalTexts.tooManyFields, { most: usualBodyLimits.fields }),
    }),
    ownHostOnly(publicUrl, (host) => speak(refusalTexts.wrongHost, { host })),
    readableAddressOnly({
      tooLong: () => speak(refusalTexts.tooLong),
      unreadable: () => speak(refusalTexts.unreadable),
    }),
    sameOriginOnly(publicUrl, () => speak(refusalTexts.foreign)),
    allowMethods(
      () => [
        ...app.routes
          .filter(({ path }) => !/^\/?\*$/.test(path))
          .map(({ path, method }) => ({ pattern: path, method })),
        ...methodsOfPages(build),
      ],
      {
        wrongMethod: () => speak(refusalTexts.wrongMethod),
        notFound: () => speak(errorTexts.notFound),
      },
    ),
  )
  const folder = buildFolder()
  if (folder) app.use('/assets/*', immutableFiles(), serveAssets(folder, house.config.dataFolder))
  app.get('/obrazki/*', servePictures(house.config.dataFolder))
  app.use(openShopForRequest(house))
  app.get('/pliki/:file/:name', async (context) => {
    const { file, name } = context.req.param()
    const found = await findAttachment(context.var.publicShop, file, name)
    const known = found && { file, fileName: name, mediaType: found.mediaType, inline: found.kind !== 'document' }
    return (known && (await sendFile(house.config.dataFolder, known, context.req.raw))) ?? context.notFound()
  })
  const answerToMerchant = async (context: Context<ShopEnvironment>, next: () => Promise<void>) => {
    const { firstRunKey, config } = house
    const merchant = { key: firstRunKey, dataFolder: config.dataFolder }
    return (await answerFirstRun(context.var.publicShop, context.req.raw, merchant)) ?? next()
  }
  app.get(urls.home(), answerToMerchant)
  app.get(serverUrls.firstRun(), answerToMerchant)
  app.post(serverUrls.firstRun(), answerToMerchant)
  app.route('/', legacy())
  app.route('/', graphql())
  const answerWithPage = ({ req, var: { publicShop, openShop } }: Context<ShopEnvironment>) =>
    pages(req.raw, new RouterContextProvider(new Map([[requestContext, { publicShop, openShop }]])))
  app.get('/skrypty/*', answerWithPage)
  app.use(refuseSubresources(() => speak(errorTexts.notFound)))
  app.all('*', answerWithPage)
  app.onError(answerToMishaps(house))
  return app
}

/** A page takes forms when it has an action; what belongs to no page ('*') is not known. */
function methodsOfPages({ routes }: ServerBuild): KnownMethod[] {
  return Object.values(routes).flatMap((route): KnownMethod[] => {
    if (!route || route.id === 'root' || route.path === '*') return []
    const page = { pattern: `/${route.path ?? ''}`, isPage: true }
    return [{ ...page, method: 'GET' }, ...(route.module.action ? [{ ...page, method: 'POST' }] : [])]
  })
}

/** What nobody expected: its number for the shopper, the rest for the log. */
function answerToMishaps(house: House): ErrorHandler<ShopEnvironment> {
  return (error, context) => {
    log.error(error)
    const { words } = house.publicShop('')
    if (isAway(error)) return context.text(say(refusalTexts.away, {}, words), 503)
    return context.text(say(refusalTexts.broken, { number: requestNumber() }, words), 500)
  }
}

/** React Router compares the origin of a form with the address that it is asked at, which behind a proxy begins with http. */
function withOrigin(build: ServerBuild, publicUrl: string | null): ServerBuild {
  return publicUrl ? { ...build, allowedActionOrigins: [new URL(publicUrl).host] } : build
}
