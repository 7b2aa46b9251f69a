import { type Context, type ErrorHandler, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findAttachment } from '#features/catalogue/queries/product-media.ts'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { allowMethods, type KnownMethod } from '#platform/http/allowed-methods.ts'
import { defaultBodyLimits, limitBody } from '#platform/http/body-limit.ts'
import { compressResponses } from '#platform/http/compression.ts'
import { hasOtherCurrency } from '#platform/http/cookies.ts'
import { errorPages, requestTimeout, retryAfter } from '#platform/http/error-pages.ts'
import { rejectSubresources, requireSameOrigin } from '#platform/http/fetch-metadata.ts'
import { createPathRedactor, logRequests } from '#platform/http/log-requests.ts'
import { rejectUnreadableUrls, requireOwnHost } from '#platform/http/request-address.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { immutableCacheHeaders, serveAssets, servePictures } from '#platform/http/static-files.ts'
import { log, requestNumber } from '#platform/log.ts'
import { cachePages } from '#platform/page-cache/page-cache.ts'
import { buildFolder } from '#platform/program-folder.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { graphql } from '../graphql/app.ts'
import { legacy } from '../legacy/app.ts'
import { findCacheableCall } from '../legacy/cacheable-calls.ts'
import { answerFirstRun } from '../storefront/first-run.server.tsx'
import { addErrorNumbers, answerUnavailable } from '../storefront/handle-errors.server.ts'
import { plainErrorPage } from '../storefront/plain-error-page.server.tsx'
import { findPublicPage, findSearchPhrase } from '../storefront/public-pages.server.ts'
import { routeContext } from '../storefront/route-context.ts'
import { errorTexts } from '../storefront/texts/frame.ts'
import { refusalTexts } from '../storefront/texts/refusal.ts'
import type { AppContext } from './app-context.ts'
import { provideRequestContext, type RequestEnvironment } from './request-context.ts'

type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>

const requestTimeoutMilliseconds = 30_000

export interface HttpApp {
  app: Hono<RequestEnvironment>
  /** Of every address that something is at: '/produkt/:product'. */
  patterns: string[]
}

/** Puts all ways in onto one HTTP application, with the kept pages in front of it: requests in, responses out. */
export function createHttpApp(appContext: AppContext, build: ServerBuild): HttpApp {
  const waysIn = createEntryPoints(appContext, build)
  const app = cachePages(waysIn, appContext.pages, {
    publicUrl: appContext.config.publicUrl,
    findTarget:
      appContext.config.pageCacheBytes > 0 ? (asked) => findPublicPage(asked) ?? findCacheableCall(asked) : () => null,
    hasOwnPrices: hasOtherCurrency,
    onRequest: (asked, headers) => {
      const phrase = findSearchPhrase(asked, headers)
      if (phrase) appContext.phrases.note(phrase)
    },
  }).onError(handleErrors(appContext))
  return { app, patterns: patternsOf(build, waysIn) }
}

function patternsOf(build: ServerBuild, waysIn: Hono<RequestEnvironment>): string[] {
  const pages = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`)
  return [...pages, ...waysIn.routes.map(({ path }) => path)].filter((pattern) => pattern !== '/*')
}

function createEntryPoints(appContext: AppContext, build: ServerBuild): Hono<RequestEnvironment> {
  const { publicUrl } = appContext.config
  const app = new Hono<RequestEnvironment>()
  let loggable: ((path: string) => string) | null = null
  const speak = (text: Text, values = {}) => translate(text, values, appContext.publicShop('').words)
  const careful = addErrorNumbers(answerUnavailable(withOrigin(build, publicUrl)))
  const pages: Pages = createRequestHandler(careful, import.meta.env.MODE)
  app.use(
    logRequests((path) => {
      loggable ??= createPathRedactor(patternsOf(build, app)) // the routes are added below
      return loggable(path)
    }, appContext.closing),
    compressResponses(),
    retryAfter(),
    securityHeaders(publicUrl),
    errorPages((words) => plainErrorPage(words, appContext.publicShop('').words)),
    requestTimeout(requestTimeoutMilliseconds, appContext.closing, {
      busy: () => speak(refusalTexts.busy),
      restarting: () => speak(refusalTexts.restarting),
    }),
    limitBody(defaultBodyLimits, {
      tooLarge: () => speak(refusalTexts.tooLarge),
      tooManyFields: () => speak(refusalTexts.tooManyFields, { most: defaultBodyLimits.fields }),
    }),
    requireOwnHost(publicUrl, (host) => speak(refusalTexts.wrongHost, { host })),
    rejectUnreadableUrls({
      tooLong: () => speak(refusalTexts.tooLong),
      unreadable: () => speak(refusalTexts.unreadable),
    }),
    requireSameOrigin(publicUrl, () => speak(refusalTexts.foreign)),
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
  if (folder) app.use('/assets/*', immutableCacheHeaders(), serveAssets(folder, appContext.config.dataFolder))
  app.get('/obrazki/*', servePictures(appContext.config.dataFolder))
  app.use(provideRequestContext(appContext))
  app.get('/pliki/:file/:name', async (context) => {
    const { file, name } = context.req.param()
    const found = await findAttachment(context.var.publicShop, file, name)
    const known = found && { file, fileName: name, mediaType: found.mediaType, inline: found.kind !== 'document' }
    return (known && (await sendFile(appContext.config.dataFolder, known, context.req.raw))) ?? context.notFound()
  })
  const answerToMerchant = async (context: Context<RequestEnvironment>, next: () => Promise<void>) => {
    const { firstRunKey, config } = appContext
    const merchant = { key: firstRunKey, dataFolder: config.dataFolder }
    return (await answerFirstRun(context.var.publicShop, context.req.raw, merchant)) ?? next()
  }
  app.get(urls.home(), answerToMerchant)
  app.get(serverUrls.firstRun(), answerToMerchant)
  app.post(serverUrls.firstRun(), answerToMerchant)
  app.route('/', legacy())
  app.route('/', graphql())
  const answerWithPage = ({ req, var: { publicShop, openShop } }: Context<RequestEnvironment>) =>
    pages(req.raw, new RouterContextProvider(new Map([[routeContext, { publicShop, openShop }]])))
  app.get('/skrypty/*', answerWithPage)
  app.use(rejectSubresources(() => speak(errorTexts.notFound)))
  app.all('*', answerWithPage)
  app.onError(handleErrors(appContext))
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
function handleErrors(appContext: AppContext): ErrorHandler<RequestEnvironment> {
  return (error, context) => {
    log.error(error)
    const { words } = appContext.publicShop('')
    if (isUnavailable(error)) return context.text(translate(refusalTexts.away, {}, words), 503)
    return context.text(translate(refusalTexts.broken, { number: requestNumber() }, words), 500)
  }
}

/** React Router compares the origin of a form with the address that it is asked at, which behind a proxy begins with http. */
function withOrigin(build: ServerBuild, publicUrl: string | null): ServerBuild {
  return publicUrl ? { ...build, allowedActionOrigins: [new URL(publicUrl).host] } : build
}
