import { type Context, type ErrorHandler, Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { findAttachment } from '#features/catalogue/queries/product-media.ts'
import { demoBankPath } from '#partners/demo-bank.ts'
import { isUnavailable } from '#platform/database/connection-errors.ts'
import { allowMethods, type KnownMethod } from '#platform/http/allowed-methods.ts'
import { defaultBodyLimits, limitBody } from '#platform/http/body-limit.ts'
import { compressResponses } from '#platform/http/compression.ts'
import { hasListChoice, hasOtherCurrency } from '#platform/http/cookies.ts'
import { errorPages, requestTimeout, retryAfter } from '#platform/http/error-pages.ts'
import { rejectSubresources, requireSameOrigin } from '#platform/http/fetch-metadata.ts'
import { createPathRedactor, logRequests } from '#platform/http/log-requests.ts'
import { rejectUnreadableUrls, requireOwnHost } from '#platform/http/request-address.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { immutableCacheHeaders, serveAssets, servePictures } from '#platform/http/static-files.ts'
import { log, requestNumber } from '#platform/log.ts'
import { cachePages, type PageCacheRules } from '#platform/page-cache/page-cache.ts'
import { buildFolder } from '#platform/program-folder.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { graphql } from '../graphql/app.ts'
import { legacy } from '../legacy/app.ts'
import { findCacheableCall } from '../legacy/cacheable-calls.ts'
import { answerFirstRun } from '../storefront/first-run.server.tsx'
import { addErrorNumbers, answerUnavailable } from '../storefront/handle-errors.server.ts'
import { answerGateway } from '../storefront/payment-notification.server.ts'
import { plainErrorPage } from '../storefront/plain-error-page.server.tsx'
import { answerProviderPost, providerPostPath } from '../storefront/provider-post.server.ts'
import { findPublicPage, findSearchPhrase } from '../storefront/public-pages.server.ts'
import { routeContext } from '../storefront/route-context.ts'
import { errorTexts } from '../storefront/texts/error.ts'
import { requestRefusalTexts } from '../storefront/texts/refusal.ts'
import type { AppContext } from './app-context.ts'
import { provideRequestContext, type RequestEnvironment } from './request-context.ts'

type PageRenderer = (request: Request, context: RouterContextProvider) => Promise<Response>

const requestTimeoutMilliseconds = 30_000

export interface HttpApp {
  app: Hono<RequestEnvironment>
  /** Of every known address: '/produkt/:product'. */
  patterns: string[]
}

/** Combines all entry points in one HTTP application, with the page cache in front of it. */
export function createHttpApp(appContext: AppContext, build: ServerBuild): HttpApp {
  const entryPoints = createEntryPoints(appContext, build)
  const app = cachePages(entryPoints, appContext.pageCache, {
    ...sharedPages(appContext),
    findTarget:
      appContext.config.pageCacheBytes > 0
        ? (target) => findPublicPage(target) ?? findCacheableCall(target)
        : () => null,
    onRequest: (target, headers) => {
      const phrase = findSearchPhrase(target, headers)
      if (phrase) appContext.phrases.note(phrase)
    },
  }).onError(handleErrors(appContext))
  return { app, patterns: patternsOf(build, entryPoints) }
}

/** For whom the cached pages are. */
export function sharedPages({ config }: AppContext): Pick<PageCacheRules, 'publicUrl' | 'hasOwnPages'> {
  return { publicUrl: config.publicUrl, hasOwnPages: (cookies) => hasOtherCurrency(cookies) || hasListChoice(cookies) }
}

function patternsOf(build: ServerBuild, entryPoints: Hono<RequestEnvironment>): string[] {
  const pages = Object.values(build.routes).map((route) => `/${route?.path ?? ''}`)
  return [...pages, ...entryPoints.routes.map(({ path }) => path)].filter((pattern) => pattern !== '/*')
}

function createEntryPoints(appContext: AppContext, build: ServerBuild): Hono<RequestEnvironment> {
  const { publicUrl } = appContext.config
  const app = new Hono<RequestEnvironment>()
  let loggable: ((path: string) => string) | null = null
  const translateText = (text: Text, values = {}) => translate(text, values, appContext.publicShop('').textOverrides)
  const handledBuild = addErrorNumbers(answerUnavailable(withOrigin(build, publicUrl)))
  const renderPage: PageRenderer = createRequestHandler(handledBuild, import.meta.env.MODE)
  app.use(
    logRequests((path) => {
      loggable ??= createPathRedactor(patternsOf(build, app)) // the routes are added below
      return loggable(path)
    }, appContext.closing),
    compressResponses(),
    retryAfter(),
    securityHeaders(publicUrl),
    errorPages((text) => plainErrorPage(text, appContext.publicShop('').textOverrides)),
    requestTimeout(requestTimeoutMilliseconds, appContext.closing, {
      busy: () => translateText(requestRefusalTexts.busy),
      restarting: () => translateText(requestRefusalTexts.restarting),
    }),
    limitBody(defaultBodyLimits, {
      tooLarge: () => translateText(requestRefusalTexts.tooLarge),
      tooManyFields: () => translateText(requestRefusalTexts.tooManyFields, { most: defaultBodyLimits.fields }),
    }),
    requireOwnHost(publicUrl, (host) => translateText(requestRefusalTexts.wrongHost, { host })),
    rejectUnreadableUrls({
      tooLong: () => translateText(requestRefusalTexts.tooLong),
      unreadable: () => translateText(requestRefusalTexts.unreadable),
    }),
    requireSameOrigin(publicUrl, () => translateText(requestRefusalTexts.foreign), providerPostPath),
    allowMethods(
      () => [
        ...app.routes
          .filter(({ path }) => !/^\/?\*$/.test(path))
          .map(({ path, method }) => ({ pattern: path, method })),
        ...methodsOfPages(build),
      ],
      {
        wrongMethod: () => translateText(requestRefusalTexts.wrongMethod),
        notFound: () => translateText(errorTexts.notFound),
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
    const stored = found && { file, fileName: name, mediaType: found.mediaType, inline: found.kind !== 'document' }
    return (stored && (await sendFile(appContext.config.dataFolder, stored, context.req.raw))) ?? context.notFound()
  })
  const answerToMerchant = async (context: Context<RequestEnvironment>, next: () => Promise<void>) => {
    const { firstRunKey, config } = appContext
    const merchant = { key: firstRunKey, dataFolder: config.dataFolder }
    return (await answerFirstRun(context.var.publicShop, context.req.raw, merchant)) ?? next()
  }
  app.get(urls.home(), answerToMerchant)
  app.get(serverUrls.firstRun(), answerToMerchant)
  app.post(serverUrls.firstRun(), answerToMerchant)
  app.post(providerPostPath, ({ req }) => answerProviderPost(req.raw))
  if (appContext.demoBank) app.route(demoBankPath, appContext.demoBank.app)
  app.post(serverUrls.paymentNotification(), async ({ req, var: { openShop } }) =>
    answerGateway(await openShop(), req.raw),
  )
  app.route('/', legacy())
  app.route('/', graphql())
  const answerWithPage = ({ req, var: { publicShop, openShop } }: Context<RequestEnvironment>) =>
    renderPage(req.raw, new RouterContextProvider(new Map([[routeContext, { publicShop, openShop }]])))
  // browsers load these as scripts, which rejectSubresources refuses for every page
  app.get('/skrypty/*', answerWithPage)
  app.use(rejectSubresources(() => translateText(errorTexts.notFound)))
  app.get(providerPostPath, answerWithPage) // its POST above makes the address known without the page
  app.all('*', answerWithPage)
  app.onError(handleErrors(appContext))
  return app
}

/** A page accepts forms when it has an action; the catch-all route ('*') is not a known address. */
function methodsOfPages({ routes }: ServerBuild): KnownMethod[] {
  return Object.values(routes).flatMap((route): KnownMethod[] => {
    if (!route || route.id === 'root' || route.path === '*') return []
    const page = { pattern: `/${route.path ?? ''}`, isPage: true }
    return [{ ...page, method: 'GET' }, ...(route.module.action ? [{ ...page, method: 'POST' }] : [])]
  })
}

/** Unexpected errors: the shopper gets the request number, the log gets the rest. */
function handleErrors(appContext: AppContext): ErrorHandler<RequestEnvironment> {
  return (error, context) => {
    log.error(error)
    const { textOverrides } = appContext.publicShop('')
    if (isUnavailable(error)) return context.text(translate(requestRefusalTexts.away, {}, textOverrides), 503)
    return context.text(translate(requestRefusalTexts.broken, { number: requestNumber() }, textOverrides), 500)
  }
}

/** React Router compares the origin of a form with the request URL, which is http behind an https proxy. */
function withOrigin(build: ServerBuild, publicUrl: string | null): ServerBuild {
  return publicUrl ? { ...build, allowedActionOrigins: [new URL(publicUrl).host] } : build
}
