import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { originsOf } from '#features/tracking/rules.ts'
import { snippetsSetting } from '#features/tracking/settings.ts'
import { responseOf } from '#platform/http/compression.ts'
import { developmentPolicy, extractMarkedScripts, pagePolicy } from '#platform/http/security-headers.ts'
import { log } from '#platform/log.ts'
import type { PublicShop } from '#shop'
import { audienceOfPage, manifestOf } from './audience.ts'
import { MenuContext } from './frame/category-menu-items.tsx'
import {
  addAppShopScript,
  addPromoBarScript,
  deferPreloads,
  deferScripts,
  handoffScripts,
  preloadStylesAndFonts,
  splitPage,
} from './html-transforms.server.ts'
import { getMenu } from './root.server.ts'
import { getPublicShop } from './route-context.ts'
import { applyTheme } from './theme.server.ts'

/**
 * Renders a page to its end: nothing is deferred, so that the page can be cached and its inline scripts hashed. To a string, in one go: a
 * stream would encode each of the thousands of pieces on its own (decision 0184), so nothing in a page may suspend.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  shopContext: RouterContextProvider,
): Promise<Response> {
  const mark = crypto.randomUUID()
  const shop = getPublicShop(shopContext)
  const [handoff, menu] = await Promise.all([
    readHandoff(context.serverHandoffStream),
    getMenu(shop).catch(() => ({ categories: [], pages: [] })), // without a database only the page with the error is left
  ])
  const rendered = renderToString(
    <MenuContext value={menu}>
      <ServerRouter context={withOwnRoutes(context)} url={request.url} nonce={mark} />
    </MenuContext>,
  )
  const { html, policy } = completePage(rendered, { shop, mark, handoff })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', policy)
  return responseOf(html, { status, headers })
}

/**
 * Names the manifest of the page's audience, which alone has the page's own route. The server needs only the routes that the page consists
 * of: React Router builds its own ones of them for each page.
 */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const audience = audienceOfPage(ids.at(-1) ?? '') ?? 'shop'
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  const url = manifestOf(manifest.url, audience)
  return { ...context, manifest: { ...manifest, url, routes }, serverHandoffStream: undefined }
}

/** Returns the data of the page's loaders as React Router's browser part expects them. */
async function readHandoff(stream: EntryContext['serverHandoffStream']): Promise<string> {
  return stream ? await new Response(stream).text() : ''
}

interface PageParts {
  shop: PublicShop
  /** As in `extractMarkedScripts`. */
  mark: string
  handoff: string
}

/** Returns the page that is sent, and its policy. The body, by far the largest part, stays as it is. */
function completePage(rendered: string, { shop, mark, handoff }: PageParts): { html: Buffer; policy: string } {
  const page = splitPage(rendered, mark)
  const { html: themed, styles } = applyTheme(deferPreloads(page.head), shop)
  const head = addPromoBarScript(addAppShopScript(themed, mark, shop), mark)
  const end = deferScripts(
    page.end.replace('</body>', () => `${handoffScripts(handoff, mark)}</body>`),
    mark,
  )
  const [first, last] = [extractMarkedScripts(head, mark), extractMarkedScripts(end, mark)]
  const origins = originsOf(shop.settings.get(snippetsSetting))
  const policy = import.meta.env.DEV
    ? developmentPolicy
    : pagePolicy([...first.scripts, ...last.scripts], shop.publicUrl, origins, styles, gatewayOrigins(shop))
  const parts = [doctype + preloadStylesAndFonts(first.html), page.body, last.html]
  return { html: encodeTogether(parts), policy }
}

/** Where a buyer is sent after the order was placed: browsers count that as part of the form. */
function gatewayOrigins({ partners: { gateway } }: PublicShop): string[] {
  return gateway?.origin ? [gateway.origin] : []
}

/** Returns the parts in UTF-8, without a copy of each. */
function encodeTogether(parts: string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) end += bytes.write(part, end)
  return bytes
}

/** React writes it only into streams. */
const doctype = '<!DOCTYPE html>'

/** Logs what a loader or an action threw, other than a response such as 404. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) log.error(error)
}
