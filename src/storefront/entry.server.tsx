import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import type { MenuCategory } from '#features/catalogue/rules/menu-category.ts'
import { originsOf } from '#features/tracking/rules.ts'
import { snippetsSetting } from '#features/tracking/settings.ts'
import { developmentPolicy, extractMarkedScripts, pagePolicy } from '#platform/http/security-headers.ts'
import { log } from '#platform/log.ts'
import { audienceOfPage, manifestOf } from './audience.ts'
import { MenuContext } from './frame/category-menu-items.tsx'
import {
  addAppShopScript,
  addPromoBarScript,
  deferScripts,
  preloadStylesAndFonts,
  takeOutBody,
} from './html-transforms.server.ts'
import { getMenu } from './root.server.ts'
import { getPublicShop } from './route-context.ts'
import { applyTheme } from './theme.server.ts'

/** Renders a page to its end: nothing is deferred, so that the page can be cached and its inline scripts hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shopContext: RouterContextProvider,
): Promise<Response> {
  const mark = crypto.randomUUID()
  const shop = getPublicShop(shopContext)
  const menu = await getMenu(shop).catch(() => []) // without a database only the page with the error is left
  const rendered = await renderToHtml(request, withManifestOfAudience(context), menu, mark)
  const { publicUrl, settings } = shop
  const { rest, putBack } = takeOutBody(rendered, mark)
  const text = addPromoBarScript(addAppShopScript(deferScripts(rest, mark), mark, shop), mark)
  const { html: unmarked, scripts } = extractMarkedScripts(text, mark)
  const { html, styles } = applyTheme(unmarked, shop)
  const origins = originsOf(settings.get(snippetsSetting))
  const policy = import.meta.env.DEV ? developmentPolicy : pagePolicy(scripts, publicUrl, origins, styles)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return new Response(putBack(preloadStylesAndFonts(html)) as Uint8Array<ArrayBuffer>, { status, headers })
}

/** The page names the manifest of its audience, which alone has the page's own route. */
function withManifestOfAudience(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const audience = audienceOfPage(staticHandlerContext.matches.at(-1)?.route.id ?? '') ?? 'shop'
  return { ...context, manifest: { ...manifest, url: manifestOf(manifest.url, audience) } }
}

/** Every script that React Router and React write into the page carries the mark; so does ours. */
function renderToHtml(request: Request, context: EntryContext, menu: MenuCategory[], mark: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = (
      <MenuContext value={menu}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </MenuContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady: () => pipe(collector(resolve)),
      onShellError: reject,
      onError: (error) => log.error(error),
    })
  })
}

/** Collects the chunks of a page. */
function collector(onPage: (page: Buffer) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write: (chunk, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      onPage(Buffer.concat(chunks))
      done()
    },
  })
}

/** Logs what a loader or an action threw, other than a response such as 404. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) log.error(error)
}
